import type { MainComponents } from '@hengce/api/contract';
import { fold, gramsOf, likeness } from '@hengce/text';

type S = MainComponents['schemas'];
type Paragraph = S['DeckSourceParagraph'];

/** Paragraphs less alike than this are not the same one in other words. */
const leastLikeness = 0.5;

interface Versions {
  /** Words of the policy as the deck has them, by the id of their source. */
  held: ReadonlyMap<string, readonly Paragraph[]>;
  /** As the library has them now, and the id of the source that holds these. */
  present: { id: string; paragraphs: readonly Paragraph[] };
}

/** What slides say by words of a policy that it no longer has: each cited paragraph with what it says now. */
export function changesOf(slides: readonly S['DeckSlide'][], { held, present }: Versions): S['DeckChange'][] {
  const isThere = new Set(present.paragraphs.map(({ text }) => text));
  const nowOf = new Map<Paragraph, S['DeckChange']['after'] | undefined>();
  return slides.flatMap((slide) =>
    (slide.cites ?? []).flatMap((cite): S['DeckChange'][] => {
      const paragraphs = held.get(cite.sourceId);
      const before = paragraphs?.[cite.paragraph];
      if (!paragraphs || !before || cite.sourceId === present.id || cite.keptBeside === present.id) return [];
      if (isThere.has(before.text) || present.paragraphs.some(({ text }) => text.includes(cite.quote))) return [];
      if (!nowOf.has(before)) nowOf.set(before, counterpart(before, paragraphs, present.paragraphs));
      const after = nowOf.get(before);
      if (after === undefined) return [];
      const { path, sourceId, paragraph } = cite;
      return [{ slideId: slide.id, path, sourceId, paragraph, before: before.text, after }];
    }),
  );
}

/**
 * The paragraph that says the same in other words. null: the policy has none now; undefined: what was structured and has
 * none tells nothing, because a deck may have been structured with a firm's conditions.
 */
function counterpart(
  before: Paragraph,
  held: readonly Paragraph[],
  present: readonly Paragraph[],
): S['DeckChange']['after'] | undefined {
  const isClause = before.href !== undefined;
  const isKnown = new Set(held.map(({ text }) => text));
  const grams = gramsOf(fold(before.text));
  let best: { paragraph: number; text: string; share: number } | null = null;
  for (const [paragraph, { text, href }] of present.entries()) {
    if ((href !== undefined) !== isClause || isKnown.has(text)) continue;
    const share = likeness(grams, gramsOf(fold(text)));
    if (share >= (best?.share ?? leastLikeness)) best = { paragraph, text, share };
  }
  if (best) return { paragraph: best.paragraph, text: best.text };
  return isClause ? null : undefined;
}
