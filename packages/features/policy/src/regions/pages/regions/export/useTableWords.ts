'use client';
import { useSearchState } from '@hengce/feature-kit';
import { useMatchText } from '../../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { regionState, type Source } from '../regionState';
import { useRegionText } from '../text';
import type { TableWords } from './regionTables';

export function useTableWords(source: Source): TableWords {
  const text = useRegionText().region;
  const { group: groups } = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const [{ theme }] = useSearchState(regionState);
  return { text, groups, hrefs, asked: { theme, source } };
}
