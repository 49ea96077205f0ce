interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): void;
}

/** One character reference, such as `&lt;`: whatever it stands for, it is a character and never an element. */
const characterReference = /^&[A-Za-z][A-Za-z0-9]{0,40};$/;

/**
 * The server's policy lets no string become HTML. React Aria empties its live region with `innerHTML = ''`, and the Markdown parser
 * asks the browser what `&lt;` stands for; these are let through, everything else still throws.
 */
export function allowHarmlessHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createHTML = (html: string) => (html === '' || characterReference.test(html) ? html : null);
  trustedTypes?.createPolicy('default', { createHTML });
}
