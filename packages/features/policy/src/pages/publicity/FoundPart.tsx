'use client';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { Button, LoadFailure, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { publicityQueries } from '../../data/publicity';
import { EntryRow } from './EntryRow';
import { muted, part, rows } from './PublicityPage.css';
import { usePublicityText } from './text';

/** Where a firm stands in all lists. */
export function FoundPart({ name, onBack }: { name: string; onBack: () => void }) {
  const text = usePublicityText().publicity;
  const { api } = useFeatureHost();
  const found = useQuery(publicityQueries(api).find(name));
  if (hasOnlyFailed(found))
    return (
      <LoadFailure
        error={found.error}
        title={text.failedTitle}
        kept={text.failedKept}
        onRetry={() => void found.refetch()}
      />
    );
  const { data } = found;
  const back = (
    <Button size="sm" onPress={onBack}>
      {text.back}
    </Button>
  );
  return (
    <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="row" lines={3} />} label={text.loading}>
      {data && data.rows.length === 0 ? (
        <StateView
          kind="noResult"
          title={text.notFound(name)}
          description={text.notFoundBody}
          primaryAction={<Button onPress={onBack}>{text.back}</Button>}
        />
      ) : data ? (
        <section className={part} aria-label={text.find}>
          <p className={muted} aria-live="polite">
            {text.found(name, data.rows.length, data.isMore)}
          </p>
          <ul className={rows}>
            {data.rows.map(({ certainty, list, entry }) => (
              <li key={`${list.id}${entry.seq}`}>
                <EntryRow list={list} entry={entry} certainty={certainty} />
              </li>
            ))}
          </ul>
          <div>{back}</div>
        </section>
      ) : null}
    </SkeletonDelay>
  );
}
