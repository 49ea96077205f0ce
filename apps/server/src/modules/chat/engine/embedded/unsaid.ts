import { fold } from '../../../../search/fold';
import { readQuestion } from '../../../policy/search/questionWords';
import { matterOf } from '../matter';

/** As long a piece of a question is a word of its own, and not the seam between two. */
const shortest = 3;
/** Between words; what stands on both sides of one is no word together. */
const seams =
  /[\s我你他她它这那每某的了吗呢么吧啊着过得要能会有是把被让给对向在从到和与或及跟还也都就才又再只最很太更不没去来做先按用必须一]+/;

/**
 * What a question speaks of that none of the texts says, in these or other words: 六税两费, where all that was found says 减半.
 *
 * @param texts each with its title
 */
export function unsaid(question: string, texts: readonly string[]): string[] {
  const parts = matterOf(fold(question)).split(seams);
  const { notions } = readQuestion(question);
  const missing = texts.map((text) => new Set(parts.flatMap((part) => missingIn(part, fold(text), notions))));
  const [first, ...rest] = missing;
  return first === undefined ? [] : [...first].filter((word) => rest.every((other) => other.has(word)));
}

function missingIn(part: string, text: string, notions: ReturnType<typeof readQuestion>['notions']): string[] {
  const isSaid = new Array<boolean>(part.length).fill(false);
  const cover = (from: number, length: number) => isSaid.fill(true, from, from + length);
  for (let at = 0; at + 2 <= part.length; at++) if (text.includes(part.slice(at, at + 2))) cover(at, 2);
  for (const { text: said, wordings } of notions) {
    if (!wordings.some((wording) => text.includes(wording))) continue;
    for (let at = part.indexOf(said); at >= 0; at = part.indexOf(said, at + 1)) cover(at, said.length);
  }
  return [...part]
    .map((character, at) => (isSaid[at] ? ' ' : character))
    .join('')
    .split(' ')
    .filter((word) => word.length >= shortest);
}
