'use client';
import { hasOnlyFailed } from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { LinkButton, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Deck } from '../../data/deck';
import { usePptHrefs } from '../../hrefs';
import { usePptText } from '../../text';
import { plainPage } from './DeckPage.css';

/** In place of a deck that is not there yet: that it is being opened, is gone, or could not be opened. */
export function DeckReading({ query }: { query: UseQueryResult<Deck> }) {
  const text = usePptText().deck;
  const hrefs = usePptHrefs();
  if (!hasOnlyFailed(query)) return <DeckOpening />;
  return (
    <div className={plainPage}>
      {isAbsent(query.error) ? (
        <StateView
          kind="notFound"
          title={text.goneTitle}
          description={text.goneBody}
          primaryAction={<LinkButton href={hrefs.decks()}>{text.back}</LinkButton>}
        />
      ) : (
        <QueryFailure query={query} title={text.failedTitle} kept={text.failedKept} />
      )}
    </div>
  );
}

/** Skeleton of a deck that is being opened, or of its editor. */
export function DeckOpening() {
  const text = usePptText().deck;
  return (
    <div className={plainPage}>
      <SkeletonDelay isLoading skeleton={<Skeleton variant="text" lines={6} />} label={text.opening}>
        {null}
      </SkeletonDelay>
    </div>
  );
}
