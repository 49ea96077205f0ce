import type { MainComponents } from '@hengce/api/contract';
import type { Slide } from '@hengce/deck';
import { diffText } from '@hengce/text';
import { isOf } from './openChanges';
import { slotText, withSlot } from './slots';

type Change = MainComponents['schemas']['DeckChange'];

/** Words that both texts have, or what replaces what; either may be empty. */
interface Block {
  old: string;
  now: string;
}

function blocksOf(before: string, after: string): Block[] {
  const blocks: Block[] = [];
  for (const { kind, text } of diffText(before, after).segments) {
    const last = blocks.at(-1);
    if (kind === 'same') blocks.push({ old: text, now: text });
    else if (kind === 'removed') blocks.push({ old: text, now: '' });
    else if (last && last.now === '') last.now = text;
    else blocks.push({ old: '', now: text });
  }
  return blocks;
}

/** What stands for a part of a block: its own words, or of others as much as is not what stands around the part. */
function partOf({ old, now }: Block, from: number, to: number): string {
  if (old === now) return now.slice(from, to);
  const [head, tail] = [old.slice(0, from), old.slice(to)];
  const isAround = now.startsWith(head) && now.endsWith(tail) && now.length >= head.length + tail.length;
  return isAround ? now.slice(head.length, now.length - tail.length) : now;
}

/** The words of a paragraph that now stand where some stood before; null where they did not stand in it. */
export function wordsNow(words: string, before: string, after: string): string | null {
  const start = before.indexOf(words);
  if (start < 0 || words === '') return null;
  const end = start + words.length;
  let at = 0;
  let found = '';
  for (const block of blocksOf(before, after)) {
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, block.old.length)];
    // What is put in between belongs to the words around it, what is put before or behind them does not.
    const isInside = block.old === '' ? start < at && at < end : from < to;
    if (isInside) found += partOf(block, from, to);
    at += block.old.length;
  }
  return found.trim() === '' ? null : found.trim();
}

/** What a slot says in the words of today; null where a person has to write it. */
export const suggestionOf = (slide: Slide, { path, before, after }: Change): string | null =>
  after && wordsNow(slotText(slide, path), before, after.text);

/** The slide with the words of today in the slot, which now rests on these. */
export function withPresent(slide: Slide, change: Change, presentId: string): Slide {
  const { after, before, path } = change;
  const text = suggestionOf(slide, change);
  if (!after || text === null) return slide;
  const cites = slide.cites?.map((cite) =>
    isOf(change)(cite)
      ? {
          path,
          sourceId: presentId,
          paragraph: after.paragraph,
          quote: wordsNow(cite.quote, before, after.text) ?? after.text.slice(0, 1000),
        }
      : cite,
  );
  return { ...withSlot(slide, path, text), ...(cites && { cites }) };
}
