import type { Slide } from '@hengce/deck';
import { slotText } from './slots';

const bare = (text: string): string => text.replace(/[\s。；;，,：:｜|]+/g, '');

/** Whether a slot says nothing but what its source says; false without a source. */
export function isVerbatim(slide: Slide, path: string): boolean {
  const value = bare(slotText(slide, path));
  return value !== '' && (slide.cites ?? []).some((cite) => cite.path === path && bare(cite.quote).includes(value));
}

/** Whose words a slide shows: a model's, those of its sources, others that rest on its sources, or the user's own. */
export function wordingOf(slide: Slide): 'written' | 'extracted' | 'reworded' | 'own' {
  if (slide.isWritten) return 'written';
  const paths = new Set((slide.cites ?? []).map(({ path }) => path));
  if (paths.size === 0) return 'own';
  return [...paths].every((path) => isVerbatim(slide, path)) ? 'extracted' : 'reworded';
}

/** Whose words a deck shows: a model's where it wrote any, else reworded ones where there are any, else those of its sources. */
export function wordingOfAll(slides: readonly Slide[]): ReturnType<typeof wordingOf> {
  const all = new Set(slides.map(wordingOf));
  return (['written', 'reworded', 'extracted'] as const).find((each) => all.has(each)) ?? 'own';
}

/** Numbers of a model that no source says and that still stand where it wrote them. */
export const unverifiedIn = (slide: Slide): { path: string; text: string }[] =>
  (slide.unverified ?? []).filter(({ path, text }) => slotText(slide, path).includes(text));

/** The slide after somebody has checked the numbers of a slot. */
export function withVerified<S extends Slide>({ unverified, ...slide }: S, path: string): S {
  const rest = (unverified ?? []).filter((mark) => mark.path !== path);
  return { ...slide, ...(rest.length > 0 && { unverified: rest }) } as S;
}
