import { splitSentences } from '@hengce/text';

const maxLength = 160;

/**
 * Excerpt of a text, of at most 160 characters: the sentence with most of these words (lower case), whole even if it is
 * longer, and as many of the next as fit. A short text is returned whole.
 */
export function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= maxLength) return text;
  const sentences = splitSentences(text);
  const counts = sentences.map((sentence) => {
    const lower = sentence.toLowerCase();
    return words.filter((word) => word !== '' && lower.includes(word)).length;
  });
  const first = counts.indexOf(Math.max(...counts));
  let excerpt = sentences[first] ?? '';
  for (let next = first + 1; next < sentences.length; next++) {
    const longer = excerpt + sentences[next];
    if (longer.length > maxLength) break;
    excerpt = longer;
  }
  return excerpt.trim();
}
