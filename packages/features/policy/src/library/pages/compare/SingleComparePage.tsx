'use client';
import type { PageProps } from '@hengce/feature-kit';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { PageHeader, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { widePage } from '../../../shared/components/page.css';
import { policyQueries } from '../../../shared/data/queries';
import { AddPolicy } from './AddPolicy';
import { CompareGuide } from './CompareGuide';
import { CompareResult } from './CompareResult';
import { CompareSides } from './CompareSides';
import { compareState } from './compareState';
import { ExportComparison } from './ExportComparison';
import { SideBySide } from './SideBySide';
import { useCompareText } from './text';

/** 政策对比: two versions of a document, or two documents on the same topic, clause by clause; three or four by their points. */
export function SingleComparePage(_: PageProps<'SingleCompare'>) {
  const text = useCompareText().compare;
  const [{ left, right, more }] = useSearchState(compareState);
  const { api } = useFeatureHost();
  const query = useQuery({
    ...policyQueries(api).compare(left, right),
    enabled: left !== '' && right !== '' && left !== right && more.length === 0,
  });
  return (
    <div className={widePage}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          more.length > 0 ? (
            <AddPolicy />
          ) : query.data ? (
            // Together, so that neither moves the other.
            <>
              <AddPolicy />
              <ExportComparison comparison={query.data} />
            </>
          ) : undefined
        }
      />
      {more.length > 0 ? <SideBySide /> : <Pair query={query} />}
    </div>
  );
}

function Pair({ query }: ComponentProps<typeof CompareResult>) {
  const text = useCompareText().compare;
  const [{ left, right }] = useSearchState(compareState);
  return (
    <>
      <CompareSides />
      {left === '' || right === '' ? (
        <CompareGuide />
      ) : left === right ? (
        <StateView kind="empty" title={text.sameFile} />
      ) : (
        <CompareResult query={query} />
      )}
    </>
  );
}
