import { useState } from 'react';
import { type SeriesLook, seriesLooks } from './seriesLook';

/** Place of each series in the palette, by id: a series keeps the one it held, a new one takes the first that is free. */
export function placesOf(ids: readonly string[], held: ReadonlyMap<string, number>): Map<string, number> {
  const taken = new Set(ids.flatMap((id) => held.get(id) ?? []));
  const free = ids.map((_, place) => place).filter((place) => !taken.has(place));
  return new Map(ids.map((id) => [id, held.get(id) ?? (free.shift() as number)]));
}

/** Looks of the series, which stay when another series is removed. */
export function useSeriesLooks(ids: readonly string[], own?: string): SeriesLook[] {
  const [held, setHeld] = useState<ReadonlyMap<string, number>>(new Map());
  const places = placesOf(ids, held);
  if (places.size !== held.size || ids.some((id) => !held.has(id))) setHeld(places);
  return seriesLooks(ids, own, places);
}
