'use client';
import type { RankedItem, RegionRank } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { Button, Link, Tag } from '@hengce/ui';
import { useState } from 'react';
import { useMatchText } from '../../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { groupTone, saysMost } from '../../../../shared/model/matchReport';
import { bar, barTrack, meta, rankFacts, rankPlace, rankRow, rows, stack } from '../RegionPage.css';
import { useRegionText } from '../text';

/** More than that are for who asks. */
const first = 20;

/** The regions, the most first: a bar from what is sure to what is at most. */
export function RankList({ rank: { items, source } }: { rank: RegionRank }) {
  const text = useRegionText().region.rank;
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...items.map(({ amount }) => amount?.hiFen ?? 0));
  return (
    <div className={stack}>
      <ol className={rows} aria-label={text.results}>
        {(isWhole ? items : items.slice(0, first)).map((item) => (
          <RankRow
            key={`${item.policy.policyId} ${item.policy.itemId}`}
            item={item}
            place={placeOf(item, items)}
            most={most}
            isMixed={source === 'all'}
          />
        ))}
      </ol>
      {items.length > first && !isWhole ? (
        <div>
          <Button variant="quiet" onPress={() => setWhole(true)}>
            {text.more(items.length)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const sumOf = ({ amount }: RankedItem) => amount?.hiFen ?? -1;
/** The same sum, the same place. */
const placeOf = (item: RankedItem, items: readonly RankedItem[]) =>
  1 + items.filter((other) => sumOf(other) > sumOf(item)).length;

interface RankRowProps {
  item: RankedItem;
  place: number;
  /** The largest sum of all, in 分. */
  most: number;
  /** Real ones stand among samples. */
  isMixed: boolean;
}

function RankRow({ item, place, most, isMixed }: RankRowProps) {
  const text = useRegionText().region.rank;
  const groups = useMatchText().match.group;
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { policy, amount, group, effectiveTo, isOwnRegion } = item;
  const share = (fen: number) => `${(100 * fen) / most}%`;
  return (
    <li className={rankRow}>
      <span className={rankPlace}>{place}</span>
      <div className={rankFacts}>
        <Link href={hrefs.detail(policy.policyId, { clauseId: policy.itemId })} variant="standalone">
          {policy.regionName}
        </Link>
        {isOwnRegion ? <Tag tone="accent">{text.own}</Tag> : null}
        <Tag tone={groupTone[group]}>{groups[group]}</Tag>
        {isMixed && policy.isSample ? <Tag tone="neutral">{text.sample}</Tag> : null}
      </div>
      <div className={barTrack} aria-hidden="true">
        {amount ? (
          <>
            <span className={bar.most} style={{ width: share(amount.hiFen) }} />
            <span className={bar.sure} style={{ width: share(amount.certainty === 'fixed' ? amount.loFen : 0) }} />
          </>
        ) : null}
      </div>
      <div className={rankFacts}>
        <span>{amount ? amount.text : text.noAmount}</span>
        {amount && !saysMost(amount) ? <span className={meta}>{text.certainty[amount.certainty]}</span> : null}
        {effectiveTo ? <span className={meta}>{text.until(shortDate(effectiveTo, now))}</span> : null}
      </div>
    </li>
  );
}
