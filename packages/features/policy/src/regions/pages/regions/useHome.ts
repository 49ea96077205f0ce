'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { provinces } from '@hengce/ui';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';

/** Province of the enterprise, with which pages begin; not known while enterprises are loading. */
export function useHome(): { isKnown: boolean; home: string | undefined } {
  const { session } = useFeatureHost();
  const { query, current } = useEnterprise(session.isSignedIn);
  return { isKnown: !query.isLoading, home: current && `${current.regionCode.slice(0, 2)}0000` };
}

/** Regions by their distance from a province on the tile map, itself first; unchanged without it. */
export function fromHome<T extends { code: string }>(regions: readonly T[], home: string | undefined): T[] {
  const [center] = provinces.filter(({ code }) => code === home);
  if (!center) return [...regions];
  const distanceOf = ({ code }: T) => {
    const place = provinces.find((one) => one.code === code);
    return place ? Math.abs(place.column - center.column) + Math.abs(place.row - center.row) : Number.POSITIVE_INFINITY;
  };
  return [...regions].sort((a, b) => distanceOf(a) - distanceOf(b));
}
