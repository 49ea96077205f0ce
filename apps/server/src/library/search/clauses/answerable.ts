import { openData } from '../../../platform/data';

/** Longest run of characters that tells a question that a law can answer from others, 哪家好 from 要罚多少. */
const longest = 4;

/** Every run of one to four characters of a folded text, each once; numbers are alike, and its ends count as characters. */
export function gramsOf(text: string): Set<string> {
  const marked = `^${text.replaceAll(/\d+/g, '0').replaceAll(/\s+/g, '')}$`;
  const grams = new Set<string>();
  for (let length = 1; length <= longest; length += 1)
    for (let from = 0; from + length <= marked.length; from += 1) grams.add(marked.slice(from, from + length));
  return grams;
}

/** Weights of runs, and of nothing (`bias`). */
export type GramWeights = ReadonlyMap<string, number>;
export const bias = 'bias';

let weights: GramWeights | undefined;

/** Weights that `bench/fitJudge.ts` learnt from the development questions: `data/answerable.txt`. */
function weightsNow(): GramWeights {
  weights ??= new Map(
    openData('answerable.txt').map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
  return weights;
}

const most = 3;

/** Log-odds, −3 to 3, that a question is of the kind that an article of a law answers, by its words alone. @param text folded */
export function answerableBy(text: string, by: GramWeights = weightsNow()): number {
  const grams = gramsOf(text);
  let sum = 0;
  for (const gram of grams) sum += by.get(gram) ?? 0;
  return Math.max(-most, Math.min(most, sum / Math.sqrt(grams.size) + (by.get(bias) ?? 0)));
}
