export interface VerificationMessage {
  phone: string;
  code: string;
  /** Purpose of the code in the message: 登录, 重设密码 … */
  purposeName: string;
  validMinutes: number;
}

/**
 * Sends one text message. Rejects when the provider did not accept it; the caller then tells the user that nothing was
 * sent.
 */
export interface SmsSender {
  sendVerification(message: VerificationMessage): Promise<void>;
}
