// React Aria writes two fixed <style> elements (press, scroll lock); these are their hashes.
const styleHashes =
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/**
 * Content security policy of the whole product.
 *
 * @param notesOrigin another origin of the notes API; null for our own
 */
export function contentSecurityPolicy(notesOrigin: string | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${notesOrigin === null ? '' : ` ${notesOrigin}`}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/**
 * Policy of worker files, which is theirs alone. The one that reads texts (feature-proofreading) splits words by
 * WebAssembly; it has no document, and no string becomes code there either.
 */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Headers of every reply. */
export function securityHeaders(notesOrigin: string | null): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(notesOrigin),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    // The meeting module records; nothing else asks the device for anything.
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()',
  };
}

/** Strict-Transport-Security, sent only behind https: on plain http browsers must ignore it. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
