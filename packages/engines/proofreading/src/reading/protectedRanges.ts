/** Range that rules of wording leave alone: an address, `code`, a $formula$, a 《title》, or a word of the account's dictionary. */
export interface ProtectedRange {
  kind: 'address' | 'code' | 'formula' | 'title' | 'dictionary';
  from: number;
  to: number;
}

const patterns: readonly [ProtectedRange['kind'], RegExp][] = [
  ['address', /(?:https?:\/\/|www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['code', /`[^`]+`/g],
  ['formula', /\$[^$\n]{1,200}\$/g],
  // The innermost title is within the outer one, which is what is protected.
  ['title', /《[^《》]{1,120}(?:《[^《》]{1,80}》[^《》]{0,80})*》/g],
];
const mayProtect = /[:@`$《]|www\./;

export function protectedRanges(text: string): ProtectedRange[] {
  if (!mayProtect.test(text)) return [];
  return patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, from: match.index, to: match.index + match[0].length })),
  );
}
