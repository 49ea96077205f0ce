export interface PaymentRequest {
  paymentId: string;
  orderNo: string;
  amountFen: number;
}

/** Signed notice of a gateway that a payment was made. */
export interface PaymentNotice {
  paymentId: string;
  transactionId: string;
  amountFen: number;
  paidAt: string;
  signature: string;
}

/** Payment service. It reports by a signed notice, which may come never, late or ten times. */
export interface PaymentGateway {
  name: string;
  /** Prepares a payment. @returns the page to send the user to; null when the gateway has none. */
  start(request: PaymentRequest): Promise<string | null>;
  /** Whether the notice is from the gateway and unchanged. */
  isGenuine(notice: PaymentNotice): boolean;
}
