'use client';
import { loadChunk, type PageProps, useFeatureHost, usePageTitle, useSearchState } from '@hengce/feature-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { type Deck, deckKey, deckQuery } from '../../data/deck';
import { PicturesOf } from '../../slide/pictures';
import { DeckOpening, DeckReading } from './DeckReading';
import { type DeckState, deckState } from './deckState';
import { EditorView } from './editor/EditorView';
import { OutlineView } from './outline/OutlineView';

const WritingView = lazy(async () => ({
  default: await loadChunk('ppt.writing', async () => (await import('./writing/WritingView')).WritingView),
}));

/** A deck (aippt/:deckId): its outline until it has slides, then these. */
export function DeckPage({ params: { deckId } }: PageProps<'aippt/:deckId'>) {
  const source = useMemo(() => ({ deckId }), [deckId]);
  return (
    <PicturesOf value={source}>
      <DeckInItsStep deckId={deckId} />
    </PicturesOf>
  );
}

function DeckInItsStep({ deckId }: { deckId: string }) {
  const { api } = useFeatureHost();
  const client = useQueryClient();
  const [{ step }, setState] = useSearchState(deckState);
  const deck = useQuery(deckQuery(api, deckId));
  const [times, setTimes] = useState(0);
  usePageTitle(deck.data?.title);
  if (!deck.data) return <DeckReading query={deck} />;
  const reload = async () => {
    const { isSuccess } = await deck.refetch();
    if (isSuccess) setTimes((before) => before + 1);
  };
  const take = (next: Deck) => {
    client.setQueryData(deckKey(deckId), next);
    setTimes((before) => before + 1);
  };
  const toStep = (next: DeckState['step']) => setState({ step: next });
  const { writing } = deck.data;
  const isLeft = writing?.slides.some(({ state }) => state !== 'written');
  if (writing && (writing.state === 'running' || (step === 'writing' && isLeft)))
    return (
      <Suspense fallback={<DeckOpening />}>
        <WritingView
          deck={{ ...deck.data, writing }}
          isStale={deck.isRefetchError}
          onChanged={take}
          onLeave={() => toStep('slides')}
        />
      </Suspense>
    );
  return deck.data.slides.length === 0 || step === 'outline' ? (
    <OutlineView
      key={`outline ${times}`}
      deck={deck.data}
      onReload={reload}
      onGenerated={(next) => {
        take(next);
        toStep(next.writing ? 'writing' : 'slides');
      }}
      onLeave={() => void reload().then(() => toStep('slides'))}
    />
  ) : (
    <EditorView
      key={`slides ${times}`}
      deck={deck.data}
      onReload={reload}
      onOutline={() => void reload().then(() => toStep('outline'))}
    />
  );
}
