import type { MainComponents } from '@hengce/api/contract';
import { groupBy, provinceOf } from '../../platform/vocabulary';
import { figuresOf } from './figures';
import type { PolicyGroups } from './policyGroups';
import { lastMonths } from './regional';
import { peerOf, regionsOfTier, tierNames, tierOf } from './tiers';

type S = MainComponents['schemas'];

/** The tier to compare: the one in the query, else that of the region, else provinces. */
export function tierFor(region: string | undefined, asked: S['RegionTier'] | undefined): S['RegionTier'] {
  return asked ?? (region === undefined ? null : tierOf(peerOf(region))) ?? 'province';
}

/** Figures of the regions of a tier; regions without policies are left out. */
export function peerFiguresOf(
  { rows, provinces }: PolicyGroups,
  tier: S['RegionTier'],
  asOf: string,
  isOpen: (id: string) => boolean,
): S['RegionFigures'][] {
  const byPeer = tier === 'province' ? provinces() : groupBy(rows, ({ regionCode }) => peerOf(regionCode));
  const months = lastMonths(asOf);
  return (regionsOfTier.get(tier) ?? []).flatMap(({ code }) => {
    const found = byPeer.get(code);
    return found ? [figuresOf(code, found, months, isOpen)] : [];
  });
}

/** Regions of a tier: the given figures, the code of the user's own one (null outside the tier), and those without policies (`missing`). */
export function peersOf(
  tier: S['RegionTier'],
  region: string | undefined,
  figures: S['RegionFigures'][],
): Pick<S['RegionPeers'], 'tier' | 'tiers' | 'ownCode' | 'regions' | 'missing'> {
  const recorded = new Set(figures.map(({ code }) => code));
  const ofTier = regionsOfTier.get(tier) ?? [];
  const own = region === undefined ? null : tier === 'province' ? provinceOf(region) : peerOf(region);
  return {
    tier,
    tiers: [...regionsOfTier].map(([one, regions]) => ({ tier: one, name: tierNames[one], regions: regions.length })),
    ownCode: ofTier.find(({ code }) => code === own)?.code ?? null,
    regions: figures,
    missing: ofTier.filter(({ code }) => !recorded.has(code)),
  };
}
