'use client';
import type { RankedItem, RegionRank } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { Button, DataTable, Link, SampleTag, Tag } from '@hengce/ui';
import { useState } from 'react';
import { useMatchText } from '../../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { groupTone, saysCertainty } from '../../../../shared/model/matchReport';
import { rankFacts, stack } from '../RegionPage.css';
import { useRegionText } from '../text';

/** Number of regions shown before all are asked for. */
const first = 20;

type Row = RankedItem & { id: string; place: number };

/** Items by amount, the highest first, each with its region; twenty, or all on a press. */
export function RankList({ rank: { items, source } }: { rank: RegionRank }) {
  const { rank: text, figures } = useRegionText().region;
  const groups = useMatchText().match.group;
  const now = useNow();
  const [isWhole, setWhole] = useState(false);
  const rows = (isWhole ? items : items.slice(0, first)).map((item) => ({
    ...item,
    id: `${item.policy.policyId} ${item.policy.itemId}`,
    place: placeOf(item, items),
  }));
  return (
    <div className={stack}>
      <DataTable<Row>
        label={text.results}
        rows={rows}
        columns={[
          { id: 'place', label: text.place, align: 'end', width: 56 },
          {
            id: 'region',
            label: figures.region,
            isRowHeader: true,
            render: (row) => <Region item={row} isMixed={source === 'all'} />,
          },
          {
            id: 'group',
            label: text.group,
            width: 104,
            render: ({ group }) => <Tag tone={groupTone[group]}>{groups[group]}</Tag>,
          },
          {
            id: 'amount',
            label: text.amount,
            align: 'end',
            width: 200,
            render: ({ amount }) => {
              if (!amount) return text.noAmount;
              return saysCertainty(amount) ? amount.text : `${amount.text} ${text.certainty[amount.certainty]}`;
            },
          },
          {
            id: 'effectiveTo',
            label: text.effective,
            align: 'end',
            width: 144,
            render: ({ effectiveTo }) => (effectiveTo ? shortDate(effectiveTo, now) : figures.unknown),
          },
        ]}
      />
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

function Region({ item: { policy, isOwnRegion }, isMixed }: { item: RankedItem; isMixed: boolean }) {
  const text = useRegionText().region.rank;
  const hrefs = usePolicyHrefs();
  return (
    <span className={rankFacts}>
      <Link href={hrefs.detail(policy.policyId, { clauseId: policy.itemId })}>{policy.regionName}</Link>
      {isOwnRegion ? <Tag tone="accent">{text.own}</Tag> : null}
      {isMixed && policy.isSample ? <SampleTag /> : null}
    </span>
  );
}

const sumOf = ({ amount }: RankedItem) => amount?.hiFen ?? -1;
/** Place of an item, from 1; equal amounts have the same place. */
const placeOf = (item: RankedItem, items: readonly RankedItem[]) =>
  1 + items.filter((other) => sumOf(other) > sumOf(item)).length;
