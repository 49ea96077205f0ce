export interface VerificationMessage {
  phone: string;
  code: string;
  /** Purpose of the code in the message: 登录, 重设密码 … */
  purposeName: string;
  validMinutes: number;
}

/**
 * Sender of verification codes by text message. A call rejects when the provider did not accept the message; the caller
 * then tells the user that nothing was sent.
 */
export interface SmsSender {
  sendVerification(message: VerificationMessage): Promise<void>;
}
