export interface VerificationMessage {
  phone: string;
  code: string;
  /** What the code is for, as the reader of the message understands it: 登录, 重设密码 … */
  purposeName: string;
  validMinutes: number;
}

/** Sends one text message. Rejects when the provider did not take it; the caller then tells the user that nothing was sent. */
export interface SmsSender {
  sendVerification(message: VerificationMessage): Promise<void>;
}
