import type { MainComponents } from '@hengce/api/contract';
import { judgeItem, judgingOf } from '@hengce/rules';
import { findOwn, subjectOf } from '../../firm/enterprise';
import type { Db } from '../../platform/db';
import { isWithin } from '../../platform/vocabulary';
import type { FirmFacts } from '../answers';
import type { Matchable } from '../items';
import { amountOf, policyOf } from '../items';
import type { MatchService } from '../match';
import { comparedItemsOf, suggestedOf } from './comparedItems';
import { byAmount } from './figures';
import { ipFacts, ipKinds, pieceOf } from './ipKinds';
import type { SourceReader } from './source';

type S = MainComponents['schemas'];
type Source = S['ComparedSource'];

interface Dependencies {
  db: Db;
  matches: Pick<MatchService, 'current'>;
  matchables(): Promise<readonly Matchable[]>;
  source: SourceReader;
}

/** 区域对比 for one enterprise: what it would get of the same item in other regions. */
export function createFirmComparison({ db, matches, matchables, source: { read } }: Dependencies) {
  return {
    /** Items that several regions have under one name; with an enterprise, the one suggested to it. */
    async items(
      userId: string,
      { source: wanted, enterpriseId }: { source?: Source; enterpriseId?: string },
    ): Promise<S['ComparedItemList']> {
      const row = enterpriseId === undefined ? null : await findOwn(db, userId, enterpriseId);
      const [{ source }, all] = await Promise.all([read(wanted), matchables()]);
      const items = comparedItemsOf(all, source);
      const judged = row ? (await matches.current(row)).judged : [];
      return { source, items: items.shared, suggested: suggestedOf(items, judged, source) };
    },

    /** What provinces give the enterprise for intellectual property, by kind. */
    async patents(
      userId: string,
      {
        region: codes = [],
        enterpriseId,
        source: wanted,
      }: { region?: readonly string[]; enterpriseId: string; source?: Source },
    ): Promise<S['IpComparison']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [{ firm }, all, { source }] = await Promise.all([matches.current(row), matchables(), read(wanted)]);
      const { ofIp, ipRegions } = comparedItemsOf(all, source);
      const rankOf = rankingOf(firm, row.region_code);
      return {
        source,
        enterprise: subjectOf(row),
        asOf: firm.facts.asOf,
        facts: ipFacts(firm.facts),
        regions: ipRegions,
        kinds: ipKinds.map(({ id, name, fact }) => ({
          id,
          name,
          values: codes.flatMap((code) => {
            const [best] = ofIp(id, code).map(rankOf).sort(byAmount);
            return best ? [{ code, best, piece: pieceOf(best, fact, firm.facts) }] : [];
          }),
        })),
      };
    },

    /** The same item in all regions that have it, the highest amount first. */
    async rank(
      userId: string,
      { item: key, enterpriseId, source: wanted }: { item: string; enterpriseId: string; source?: Source },
    ): Promise<S['RegionRank']> {
      const row = await findOwn(db, userId, enterpriseId);
      const [{ firm }, all, { source }] = await Promise.all([matches.current(row), matchables(), read(wanted)]);
      const same = comparedItemsOf(all, source).byKey.get(key) ?? [];
      const items = same.map(rankingOf(firm, row.region_code)).sort(byAmount);
      return { source, enterprise: subjectOf(row), asOf: firm.facts.asOf, items };
    },
  };
}

/** Works out items for an enterprise as if it were in their region. */
function rankingOf(firm: FirmFacts, ownRegion: string): (matchable: Matchable) => S['RankedItem'] {
  const judging = judgingOf(firm);
  return (matchable) => {
    const { policy, item, window } = matchable;
    const { group } = judgeItem(matchable, judging);
    return {
      policy: policyOf(matchable),
      regionCode: policy.regionCode,
      amount: amountOf(item, firm.facts, group),
      group,
      window,
      effectiveTo: policy.effectiveTo,
      isOwnRegion: isWithin(ownRegion, policy.regionCode),
    };
  };
}
