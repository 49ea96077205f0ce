interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): void;
}

/**
 * The server's policy lets no string become HTML. React Aria empties its live region with `innerHTML = ''`; the empty
 * string is let through, everything else still throws.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) });
}
