import { phrases } from '../../platform/data';
import { placesIn } from '../../platform/vocabulary';

/** Ways of asking and pointing, which name no topic. */
const asking = new RegExp(phrases('asking', 'asking of programmes'), 'g');
const particles = /[跟按我它其此该那这啥吗呢吧啊呀的了是和与在到有要会能够报给拿领还再也就]/g;
/** What every programme gives. */
const anyAward = /补贴|(?<!后)补助|奖励|资助|奖补|扶持|支持/g;

/** Topic of a question, without what it asks about it: 研发后补助 of 我们能拿多少研发后补助. Empty where it names none. */
export function topicOf(text: string): string {
  return withoutPlaces(text)
    .replace(asking, ' ')
    .split(/[^\p{L}\p{N}“”（）]+/u)
    .map((part) => trimmed(part))
    .filter((part) => part.length > 1)
    .join(' ');
}

/** Text without the regions that it names, which are no topic. */
export const withoutPlaces = (text: string): string =>
  placesIn(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** Particles inside a word are part of it. */
const trimmed = (part: string): string =>
  part.replace(new RegExp(`^(?:${particles.source})+|(?:${particles.source})+$`, 'g'), '');

export const hasTopic = (text: string): boolean => topicOf(text).replace(anyAward, '').trim().length > 1;

const pointsBack = /(?:这份|该|这个|这项|上述|此)(?:政策|办法|文件|通知|项目)|^(?:那|它|其|这)|^[^，。]{2,7}呢$/;

/**
 * Last earlier question with a topic, where the present one has none of its own or points back to it; else null.
 */
export function goneOnFrom(text: string, history: readonly { question: string }[]): string | null {
  if (hasTopic(text) && !pointsBack.test(text.trim().replace(/[？?]+$/, ''))) return null;
  return history.findLast(({ question }) => hasTopic(question))?.question ?? null;
}

/**
 * Likeness of a topic and a title by their pairs of characters, 0–1: `share` of the topic's pairs that the title has, and
 * `score`, the Dice coefficient, which counts the title's other pairs too.
 */
export function likeness(topic: string, title: string): { share: number; score: number } {
  const [said, own] = [topic, title].map((text) => pairsOf(text.replace(/[^\p{L}\p{N}]/gu, ''))) as [
    Set<string>,
    Set<string>,
  ];
  let shared = 0;
  for (const pair of said) if (own.has(pair)) shared += 1;
  const share = said.size === 0 ? 0 : shared / said.size;
  return { share, score: (2 * shared) / Math.max(1, said.size + own.size) };
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
