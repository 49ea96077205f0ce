interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createHTML(html: string): string | null; createScriptURL(url: string): string | null },
  ): void;
}

/** A single character reference, such as `&lt;`, which is always a character and never an element. */
const characterReference = /^&[A-Za-z][A-Za-z0-9]{0,40};$/;

/** The files that the reading of texts (feature-proofreading) and of sound (feature-meeting) run in. */
const workerFile = /^\/assets\/(reading|sound)\.worker-[\w-]+\.js$/;
function isWorker(url: string): boolean {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin && workerFile.test(pathname);
}

/**
 * Installs the default Trusted Types policy. The server's policy lets no string become HTML: React Aria empties its
 * live region with `innerHTML = ''`, and the Markdown parser asks the browser what `&lt;` stands for; these are
 * allowed, everything else still throws. Of scripts only our own workers may be named.
 */
export function allowHarmless(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createHTML = (html: string) => (html === '' || characterReference.test(html) ? html : null);
  const createScriptURL = (url: string) => (isWorker(url) ? url : null);
  trustedTypes?.createPolicy('default', { createHTML, createScriptURL });
}
