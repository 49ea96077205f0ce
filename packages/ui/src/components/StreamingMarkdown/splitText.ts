export type TextPart = {
  /** Where it begins. */
  at: number;
  value: string;
} & ({ kind: 'words' } | { kind: 'citation'; id: string } | { kind: 'address' });

// [^1] is a marker; 〔1〕 is one only where such a citation exists, since 〔2026〕 is the year of a document number.
// An address ends where Chinese begins: https://www.gov.cn，见
const special = /\[\^([\w-]{1,40})\]|〔(\d{1,3})〕|https?:\/\/[!-~]+/g;
const trailing = /[.,;:!?'")\]}>*_~|\\]+$/;

/**
 * Text as words, citation markers and addresses.
 *
 * @param isOpen more text will follow: an address that reaches the end is not complete
 */
export function splitText(text: string, isOpen = false): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  const words = (to: number) => {
    if (to > from) parts.push({ kind: 'words', at: from, value: text.slice(from, to) });
  };
  for (const match of text.matchAll(special)) {
    const id = match[1] ?? match[2];
    const value = id ? match[0] : match[0].replace(trailing, '');
    const end = match.index + value.length;
    if (!id && isOpen && match.index + match[0].length === text.length) continue;
    words(match.index);
    const at = match.index;
    parts.push(id ? { kind: 'citation', at, id, value } : { kind: 'address', at, value });
    from = end;
  }
  words(text.length);
  return parts;
}
