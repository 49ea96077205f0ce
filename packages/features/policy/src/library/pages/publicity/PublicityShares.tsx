'use client';
import type { Publicity } from '@hengce/api';
import { shortAmount } from '@hengce/text';
import { DescriptionList } from '@hengce/ui';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { muted, shares } from './PublicityPage.css';
import { usePublicityText } from './text';

const most = 10;

/** Numbers of entries and sums by region and industry, of the whole list; only the first ten of each. */
export function PublicityShares({ list: { byRegion, byIndustry } }: { list: Publicity }) {
  const text = usePublicityText().publicity;
  const itemsOf = (rows: Publicity['byRegion']) =>
    rows.slice(0, most).map(({ name, count, amountFen }) => ({
      label: name ?? text.unknown,
      value: text.share(count, amountFen === null ? null : shortAmount(amountFen)),
    }));
  return (
    <div className={shares}>
      <div>
        <FactSection title={text.byRegion}>
          <DescriptionList items={itemsOf(byRegion)} />
          {byRegion.length > most ? <p className={muted}>{text.shareCut(most)}</p> : null}
        </FactSection>
      </div>
      <div>
        <FactSection title={text.byIndustry}>
          <DescriptionList items={itemsOf(byIndustry)} />
          {byIndustry.length > most ? <p className={muted}>{text.shareCut(most)}</p> : null}
        </FactSection>
      </div>
    </div>
  );
}
