import type { SmsSender } from '../ports';

const timeoutMs = 10_000;

/**
 * SMS sender over a webhook, which any provider can implement: POST JSON {phone, code, purpose, validMinutes} with the
 * token as bearer; any 2xx means that the message was accepted.
 */
export function createHttpSms(url: string, token: string): SmsSender {
  return {
    async sendVerification({ phone, code, purposeName, validMinutes }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ phone, code, purpose: purposeName, validMinutes }),
        signal: AbortSignal.timeout(timeoutMs),
        // A redirect could carry phone and code to another host.
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`短信服务答复${response.status}`);
    },
  };
}
