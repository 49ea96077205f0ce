'use client';
import { fileSize } from '@hengce/api';
import { hasOnlyFailed, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Button, PageHeader, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { widePage } from '../../../shared/components/page.css';
import { libraryQueries } from '../../data/library';
import { EvidenceDialog } from './EvidenceDialog';
import { LibraryEntry } from './LibraryEntry';
import { LibraryFilters } from './LibraryFilters';
import { list as listStyle, muted, parts, stale } from './LibraryPage.css';
import { libraryState } from './libraryState';
import { useLibraryText } from './text';

/** 材料库: evidence that can be used again, with expiry and uses. */
export function LibraryPage() {
  const text = useLibraryText().library;
  const { api } = useFeatureHost();
  const [state, setState] = useSearchState(libraryState);
  const [isAdding, setAdding] = useState(false);
  const { show, kind, q } = state;
  const library = useQuery(libraryQueries(api).list({ show, q, ...(kind ? { kind } : {}) }));
  const { data } = library;
  const add = (
    <Button variant="primary" onPress={() => setAdding(true)}>
      {text.add}
    </Button>
  );
  return (
    <div className={widePage}>
      <PageHeader title={text.title} description={text.description} actions={data?.counts.all ? add : undefined} />
      {hasOnlyFailed(library) ? (
        <QueryFailure query={library} title={text.failedTitle} kept={text.failedKept} />
      ) : (
        <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="row" lines={6} />} label={text.loading}>
          {data?.counts.all === 0 ? (
            <StateView kind="empty" title={text.emptyTitle} description={text.emptyBody} primaryAction={add} />
          ) : data ? (
            <div className={parts}>
              <LibraryFilters state={state} library={data} onChange={setState} />
              {data.rows.length === 0 ? (
                <StateView
                  kind="empty"
                  title={text.noneTitle}
                  description={text.noneBody}
                  primaryAction={
                    <Button onPress={() => setState({ show: 'all', kind: '', q: '' })}>{text.clear}</Button>
                  }
                />
              ) : (
                <ul aria-label={text.list} className={`${listStyle}${library.isPlaceholderData ? ` ${stale}` : ''}`}>
                  {data.rows.map((entry) => (
                    <LibraryEntry key={entry.evidenceId} entry={entry} />
                  ))}
                </ul>
              )}
              <p className={muted}>{text.used(fileSize(data.usedBytes), fileSize(data.maxBytes))}</p>
            </div>
          ) : null}
        </SkeletonDelay>
      )}
      {isAdding ? <EvidenceDialog onClose={() => setAdding(false)} /> : null}
    </div>
  );
}
