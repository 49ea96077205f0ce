export type TextPart = {
  /** Offset of its start. */
  at: number;
  value: string;
} & ({ kind: 'words' } | { kind: 'citations'; markers: MarkerPart[] } | { kind: 'address' });

/** Marker `[^1]` or 〔1〕, with the comma or space between it and the marker before. */
export interface MarkerPart {
  at: number;
  id: string;
  value: string;
  before: string;
}

// [^1] is a marker; 〔1〕 is one only where such a citation exists, since 〔2026〕 is the year of a document number.
// An address ends where Chinese begins: https://www.gov.cn，见
const special = /\[\^([\w-]{1,40})\]|〔(\d{1,3})〕|https?:\/\/[!-~]+/g;
/** Markers with no more than this between them are of one claim. */
const between = /^[\s、，,]*$/;
const trailing = /[.,;:!?'")\]}>*_~|\\]+$/;

/**
 * Parts of a text: words, citation markers and addresses; markers with only commas or spaces between them are one part.
 *
 * @param isOpen more text will follow: an address that reaches the end is not complete and stays words
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
    const last = parts.at(-1);
    const before = text.slice(from, match.index);
    if (id && last?.kind === 'citations' && between.test(before)) {
      last.markers.push({ at: match.index, id, value, before });
      last.value += before + value;
    } else {
      words(match.index);
      const at = match.index;
      parts.push(
        id
          ? { kind: 'citations', at, value, markers: [{ at, id, value, before: '' }] }
          : { kind: 'address', at, value },
      );
    }
    from = end;
  }
  words(text.length);
  return parts;
}
