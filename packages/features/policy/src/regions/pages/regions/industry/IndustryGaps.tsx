'use client';
import type { IndustryComparison } from '@hengce/api';
import { Link, Text } from '@hengce/ui';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { differenceRow, differenceValue, differenceValues, meta, rows } from '../RegionPage.css';
import { queryOf } from '../regionState';
import { useRegionText } from '../text';
import { IndustrySection } from './IndustrySection';

/** Kinds of item that some regions have and others, as far as recorded, do not. */
export function IndustryGaps({ comparison: { gaps, regions, industry, source } }: { comparison: IndustryComparison }) {
  const text = useRegionText().region.industry;
  const hrefs = usePolicyHrefs();
  const nameOf = (code: string) => regions.find((region) => region.code === code)?.name ?? code;
  return (
    <IndustrySection title={text.gaps} hint={text.gapsHint}>
      {gaps.length === 0 ? <p className={meta}>{text.noGaps}</p> : null}
      <ul className={rows}>
        {gaps.map(({ key, name, have, lack }) => (
          <li key={key} className={differenceRow}>
            <Text variant="strong">{name}</Text>
            <span className={meta}>{text.lack(lack.map(nameOf))}</span>
            <span className={differenceValues}>
              {have.map((code) => (
                <span key={code} className={differenceValue}>
                  <Link href={hrefs.regionList(queryOf({ regions: [code], item: key, suits: industry.code, source }))}>
                    {text.has(nameOf(code))}
                  </Link>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </IndustrySection>
  );
}
