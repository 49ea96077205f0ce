'use client';
import type { PageProps } from '@hengce/feature-kit';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { PageHeader, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { widePage } from '../../../shared/components/page.css';
import { policyQueries } from '../../../shared/data/queries';
import { CompareGuide } from './CompareGuide';
import { CompareResult } from './CompareResult';
import { CompareSides } from './CompareSides';
import { compareState } from './compareState';
import { ExportComparison } from './ExportComparison';
import { useCompareText } from './text';

/** 政策对比: two versions of a document, or two documents on the same topic, clause by clause. */
export function SingleComparePage(_: PageProps<'SingleCompare'>) {
  const text = useCompareText().compare;
  const [{ left, right }] = useSearchState(compareState);
  const { api } = useFeatureHost();
  const query = useQuery({
    ...policyQueries(api).compare(left, right),
    enabled: left !== '' && right !== '' && left !== right,
  });
  return (
    <div className={widePage}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={query.data ? <ExportComparison comparison={query.data} /> : undefined}
      />
      <CompareSides />
      {left === '' || right === '' ? (
        <CompareGuide />
      ) : left === right ? (
        <StateView kind="empty" title={text.sameFile} />
      ) : (
        <CompareResult query={query} />
      )}
    </div>
  );
}
