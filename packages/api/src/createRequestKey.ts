/**
 * Value for `Idempotency-Key`: 128 random bits. Not `crypto.randomUUID`, which is missing where a page is not served
 * over HTTPS.
 */
export const createRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
