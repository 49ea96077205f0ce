import { fold, gramsOf } from '@hengce/text';

/** Characters that an extracted entry has at most: the hard budget of a list of entries. */
const longest = 80;

/** Sentences of a paragraph, word for word. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^。！？；\n]+[。！？；]?/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** A text, or its beginning up to the last sign of punctuation that fits; null where no such beginning says something. */
export function shortened(text: string, most = longest): string | null {
  if (text.length <= most) return text;
  const cut = Math.max(...['，', '、', '：', ',', '）'].map((sign) => text.slice(0, most).lastIndexOf(sign)));
  return cut < most / 3 ? null : text.slice(0, cut + (text[cut] === '）' ? 1 : 0));
}

/** What weighs: amounts, shares, days and duties. */
const weighty = /\d|[一二三四五六七八九十百千万]+[万亿]?元|不低于|不少于|不超过|以上|以下|应当|必须|不得|截止|给予/;

export interface Picked {
  /** Words of the paragraph. */
  text: string;
  /** Index of the paragraph. */
  paragraph: number;
}

/** At most so many sentences in their order: the first one, then those that name figures and duties, then what is left. */
export function pickSentences(paragraphs: readonly Picked[], most: number): Picked[] {
  const all = paragraphs.flatMap(({ text, paragraph }) =>
    sentencesOf(text).flatMap((sentence) => {
      const short = shortened(sentence);
      // What announces a list says nothing without it.
      return short === null || short.length < 2 || /[：:]$/.test(short) ? [] : [{ text: short, paragraph }];
    }),
  );
  const rank = all.map((sentence, n) => ({ n, rank: n === 0 ? 0 : weighty.test(sentence.text) ? 1 : 2 }));
  const chosen = rank
    .sort((a, b) => a.rank - b.rank || a.n - b.n)
    .slice(0, most)
    .map(({ n }) => n);
  return chosen.sort((a, b) => a - b).flatMap((n) => all[n] ?? []);
}

/** Whether words say what a text says: they have nearly all of its pairs of characters. */
export function saysAlready(words: string, text: string): boolean {
  const [has, asked] = [new Set(gramsOf(fold(words))), gramsOf(fold(text))];
  return asked.filter((gram) => has.has(gram)).length >= (asked.length * 2) / 3;
}
