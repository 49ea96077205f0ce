/**
 * Ranges of words in a text, which do not overlap; none for an empty query. Case is ignored in ASCII and full-width
 * Latin letters only.
 */
export function occurrencesOf(text: string, query: string): { from: number; to: number }[] {
  if (query === '') return [];
  const [within, words] = [lower(text), lower(query)];
  const found: { from: number; to: number }[] = [];
  for (let from = within.indexOf(words); from >= 0; from = within.indexOf(words, from + words.length))
    found.push({ from, to: from + words.length });
  return found;
}

/** Index of the first range from an offset on; -1 for none. */
export const firstFrom = (found: readonly { from: number }[], place: number): number =>
  found.findIndex(({ from }) => from >= place);

/** Unit by unit, so that places stay: some letters are two when small. */
const lower = (text: string): string => text.replace(/[A-ZＡ-Ｚ]/g, (unit) => unit.toLowerCase());
