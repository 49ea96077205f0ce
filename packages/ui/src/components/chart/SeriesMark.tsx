import { seriesInk } from './seriesInk.css';
import type { SeriesLook } from './seriesLook';

/** Glyph of a series as a small picture beside its name. */
export function SeriesMark({ look }: { look: SeriesLook }) {
  return (
    <svg className={seriesInk({ ink: look.ink })} width={12} height={12} viewBox="-6 -6 12 12" aria-hidden="true">
      <path d={look.shape} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
