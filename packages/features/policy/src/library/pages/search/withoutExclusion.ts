/** Whether a word has a minus before it and so is excluded, as the server reads it; 2016-32 and AI-芯片 are not. */
const isExclusion = (part: string) => /^-[^-]/.test(part);

/**
 * Query without the exclusion of a word. The server normalises what it reads, so when the word is not found here, all
 * exclusions are removed.
 *
 * @param word excluded word, as the server returned it
 */
export function withoutExclusion(q: string, word: string): string {
  const parts = q.split(/\s+/).filter(Boolean);
  const holds = (part: string) => isExclusion(part) && part.normalize('NFKC').toLowerCase().includes(word);
  return parts.filter((part) => !(parts.some(holds) ? holds(part) : isExclusion(part))).join(' ');
}
