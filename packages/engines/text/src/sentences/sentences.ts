const end = /[。！？；\n]|[.!?;](?=\s)/g;

/** Offsets right behind the ends of sentences and lines: Chinese stops everywhere, Latin ones before a space. */
export const sentenceEnds = (text: string): number[] => [...text.matchAll(end)].map((match) => match.index + 1);

/** Sentences and lines with their closing stops, Chinese ones only; joined they are the text. */
export function splitSentences(text: string): string[] {
  return text.match(/[^。！？；\n]+[。！？；\n]*|[。！？；\n]+/g) ?? [];
}
