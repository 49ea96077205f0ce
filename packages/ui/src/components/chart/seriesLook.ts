/** Inks of the data palette in order (visual language §2.3); beyond six series a chart is not readable. */
const inks = [1, 2, 3, 4, 5, 6] as const;
export type SeriesInk = (typeof inks)[number] | 'own' | 'context';

// Half a glyph is 5 to 6 px, so that all weigh the same to the eye.
const shapes = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z',
  'M-4.5 -4.5h9v9h-9Z',
  'M0 -5.8L5.6 4.4H-5.6Z',
  'M0 -6L6 0L0 6L-6 0Z',
  'M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0ZM-3 0a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z',
  'M-1.6 -5.5h3.2v3.9h3.9v3.2h-3.9v3.9h-3.2v-3.9h-3.9v-3.2h3.9Z',
] as const;
const dashes = [undefined, '7 3', '2 3', undefined, '7 3 2 3', '12 4'] as const;

export interface SeriesLook {
  ink: SeriesInk;
  /** SVG path of the glyph around 0, 0. */
  shape: string;
  /** Dash pattern of the line; undefined is solid. */
  dash: string | undefined;
}

/**
 * Looks of the series, in their order. Where one of them is the user's own, it alone has colour and the others are ink;
 * shape and line differ either way.
 *
 * @param own id of the user's own series
 * @param places places in the palette by id; ids without one take that of their order
 */
export function seriesLooks(
  ids: readonly string[],
  own?: string,
  places: ReadonlyMap<string, number> = new Map(),
): SeriesLook[] {
  const hasOwn = own !== undefined && ids.includes(own);
  return ids.map((id, index) => {
    const place = (places.get(id) ?? index) % inks.length;
    const palette = inks[place] ?? 1;
    return {
      ink: hasOwn ? (id === own ? 'own' : 'context') : palette,
      shape: shapes[place] ?? shapes[0],
      dash: hasOwn && id === own ? undefined : dashes[place],
    };
  });
}
