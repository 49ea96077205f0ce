'use client';
import {
  hasOnlyFailed,
  loadChunk,
  type PageProps,
  useFeatureHost,
  usePageTitle,
  useSearchState,
} from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { LinkButton, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type Deck, deckKey, pptQueries } from '../../data/ppt';
import { usePptHrefs } from '../../hrefs';
import { usePptText } from '../../text';
import { plainPage } from './DeckPage.css';
import { deckState } from './deckState';
import { OutlineView } from './outline/OutlineView';

/** The layout engine comes where slides are. */
const EditorView = lazy(async () => ({
  default: await loadChunk('ppt.editor', async () => (await import('./editor/EditorView')).EditorView),
}));

/** A deck (aippt/:deckId): its outline until it has slides, then these. */
export function DeckPage({ params: { deckId } }: PageProps<'aippt/:deckId'>) {
  const text = usePptText().deck;
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const hrefs = usePptHrefs();
  const [{ step }, setState] = useSearchState(deckState);
  const deck = useQuery(pptQueries(api).deck(deckId));
  const [times, setTimes] = useState(0);
  usePageTitle(deck.data?.title);
  if (hasOnlyFailed(deck))
    return (
      <div className={plainPage}>
        {isAbsent(deck.error) ? (
          <StateView
            kind="notFound"
            title={text.goneTitle}
            description={text.goneBody}
            primaryAction={<LinkButton href={hrefs.decks()}>{text.back}</LinkButton>}
          />
        ) : (
          <QueryFailure query={deck} title={text.failedTitle} kept={text.failedKept} />
        )}
      </div>
    );
  const opening = (
    <div className={plainPage}>
      <SkeletonDelay isLoading skeleton={<Skeleton variant="text" lines={6} />} label={text.opening}>
        {null}
      </SkeletonDelay>
    </div>
  );
  if (!deck.data) return opening;
  const reload = async () => {
    const { isSuccess } = await deck.refetch();
    if (isSuccess) setTimes((before) => before + 1);
  };
  const take = (next: Deck) => {
    client.setQueryData(deckKey(deckId), next);
    setTimes((before) => before + 1);
  };
  const toStep = (next: 'outline' | 'slides') => setState({ step: next });
  return deck.data.slides.length === 0 || step === 'outline' ? (
    <OutlineView
      key={`outline ${times}`}
      deck={deck.data}
      onReload={reload}
      onGenerated={(next) => {
        take(next);
        toStep('slides');
      }}
      onLeave={() => void reload().then(() => toStep('slides'))}
    />
  ) : (
    <Suspense fallback={opening}>
      <EditorView
        key={`slides ${times}`}
        deck={deck.data}
        onReload={reload}
        onOutline={() => void reload().then(() => toStep('outline'))}
      />
    </Suspense>
  );
}
