import type { MainComponents } from '@hengce/api/contract';
import type { DeckHeadRow, DeckRow, ListedDeckRow, ShareRow, SourceRow } from './deckRepository';

type S = MainComponents['schemas'];

export const slidesIn = (row: DeckRow): S['DeckSlide'][] => JSON.parse(row.slides);
export const outlineIn = (row: DeckRow): S['DeckOutlineItem'][] => JSON.parse(row.outline);

export const writingIn = ({ writing }: Pick<DeckRow, 'writing'>): S['DeckWriting'] | null =>
  writing === null ? null : JSON.parse(writing);

/** Slides as a row keeps them. */
export function keptSlides(slides: readonly S['DeckSlide'][]): Pick<DeckRow, 'slides' | 'slide_count' | 'cover'> {
  const cover = slides.find(({ isHidden }) => !isHidden) ?? null;
  return { slides: JSON.stringify(slides), slide_count: slides.length, cover: JSON.stringify(cover) };
}

const commonOf = (row: DeckHeadRow, brand: S['DeckBrand'] | null) => ({
  id: row.id,
  title: row.title,
  start: row.start,
  wording: row.wording,
  revision: row.revision,
  themeId: row.theme_id,
  brand,
  aspect: row.aspect,
  isCounted: row.is_counted,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const toHead = (row: ListedDeckRow, brand: S['DeckBrand'] | null): S['DeckHead'] => ({
  ...commonOf(row, brand),
  slideCount: row.slide_count,
  cover: JSON.parse(row.cover),
  isShared: row.is_shared,
  ...(row.hit !== null && { hit: row.hit }),
});

export const toSource = ({ id, title, href }: SourceRow): S['DeckSource'] => ({
  id,
  title,
  ...(href !== null && { href }),
});

interface Around {
  /** That it is shown with. */
  brand: S['DeckBrand'] | null;
  sources: readonly SourceRow[];
  share: ShareRow | undefined;
}

export const toDeck = (row: DeckRow, { brand, sources, share }: Around): S['Deck'] => ({
  ...commonOf(row, brand),
  outline: outlineIn(row),
  slides: slidesIn(row),
  sources: sources.map(toSource),
  share: share ? { createdAt: share.created_at.toISOString(), expiresAt: share.expires_at.toISOString() } : null,
  writing: writingIn(row),
  ...(row.left_out !== null && { leftOut: JSON.parse(row.left_out) }),
});

/** As others read it: without hidden slides and without what the speaker says and what those who made it noted. */
export const toShared = (
  row: DeckRow & { expires_at: Date },
  { brand, sources }: Omit<Around, 'share'>,
): S['SharedDeck'] => ({
  title: row.title,
  wording: row.wording,
  themeId: row.theme_id,
  brand,
  aspect: row.aspect,
  slides: slidesIn(row)
    .filter(({ isHidden }) => !isHidden)
    .map(({ notes: _, comments: _comments, ...slide }) => slide as S['DeckSlide']),
  sources: sources.map(toSource),
  expiresAt: row.expires_at.toISOString(),
});
