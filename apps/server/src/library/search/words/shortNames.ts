import { fold } from '@hengce/text';
import { openData } from '../../../platform/data';

/** What laws are usually called and no title says: 环评法. */
const fullNames = new Map(
  openData('shortNames.txt').map((line) => line.split(' ').map(fold) as [short: string, full: string]),
);

export const fullNameOf = (short: string): string | null => fullNames.get(short) ?? null;

const lawName = /(?:法|法典|条例)$/;
/** 环评法 has three of the seven characters of its title; fewer may be of anything. */
const leastShare = 0.25;

/**
 * Title that a short name abbreviates by leaving characters out (网安法, 道交法条例): it begins and ends alike, and no other
 * title is as short.
 *
 * @returns null for none, or several
 */
export function abbreviated(short: string, titles: Iterable<string>): string | null {
  if (short.length < 3 || short.length > 8 || !lawName.test(short)) return null;
  let best: string | null = null;
  let isShared = false;
  for (const title of titles) {
    if (title.length <= short.length || short.length < leastShare * title.length) continue;
    if (title[0] !== short[0] || !title.endsWith(short.at(-1) as string) || !isWithinInOrder(short, title)) continue;
    if (best === null || title.length < best.length) {
      best = title;
      isShared = false;
    } else if (title !== best && title.length === best.length) isShared = true;
  }
  return isShared ? null : best;
}

function isWithinInOrder(short: string, title: string): boolean {
  let at = -1;
  return [...short].every((character) => {
    at = title.indexOf(character, at + 1);
    return at >= 0;
  });
}
