'use client';
import type { IndustryComparison } from '@hengce/api';
import { DataTable, Link, Tag, withoutSampleMark } from '@hengce/ui';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { entryFacts, meta } from '../RegionPage.css';
import { useRegionText } from '../text';
import { IndustrySection } from './IndustrySection';

/** Items of each region with the highest limits. */
export function IndustryHeadlines({ comparison: { headlines, regions } }: { comparison: IndustryComparison }) {
  const text = useRegionText().region.industry;
  const hrefs = usePolicyHrefs();
  return (
    <IndustrySection title={text.headlines} hint={text.headlinesHint}>
      <DataTable
        label={text.headlines}
        size="lg"
        empty={<p className={meta}>{text.noHeadlines}</p>}
        rows={headlines.map((one) => ({ ...one, id: `${one.policyId} ${one.itemId}` }))}
        columns={[
          {
            id: 'name',
            label: text.item,
            isRowHeader: true,
            render: ({ policyId, itemId, name, title }) => (
              <div className={entryFacts}>
                <Link href={hrefs.detail(policyId, { clauseId: itemId })}>{name}</Link>
                <span className={meta}>{withoutSampleMark(title)}</span>
              </div>
            ),
          },
          {
            id: 'code',
            label: text.region,
            width: 144,
            render: ({ code }) => regions.find((region) => region.code === code)?.name ?? code,
          },
          { id: 'amount', label: text.amount },
          {
            id: 'isNamed',
            label: text.forWhom,
            width: 120,
            render: ({ isNamed }) => (
              <Tag tone={isNamed ? 'accent' : 'neutral'}>{isNamed ? text.isNamed : text.forAll}</Tag>
            ),
          },
        ]}
      />
    </IndustrySection>
  );
}
