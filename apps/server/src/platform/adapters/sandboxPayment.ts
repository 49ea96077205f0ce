import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentGateway, PaymentNotice } from '../ports';

/** Gateway that moves no money, for demonstrations: it signs like a real one, with the secret of the installation. */
export interface SandboxGateway extends PaymentGateway {
  /** Notice that a real gateway would send after the payment. */
  pay(payment: Omit<PaymentNotice, 'signature'>): PaymentNotice;
}

export function createSandboxPayment(secret: string): SandboxGateway {
  const sign = ({ paymentId, transactionId, amountFen, paidAt }: Omit<PaymentNotice, 'signature'>): string =>
    createHmac('sha256', `sandbox payment\n${secret}`)
      .update([paymentId, transactionId, amountFen, paidAt].join('\n'))
      .digest('base64url');
  return {
    name: 'sandbox',
    start: async () => null,
    isGenuine(notice) {
      const [expected, received] = [Buffer.from(sign(notice)), Buffer.from(notice.signature)];
      return expected.byteLength === received.byteLength && timingSafeEqual(expected, received);
    },
    pay: (payment) => ({ ...payment, signature: sign(payment) }),
  };
}
