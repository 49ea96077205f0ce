'use client';
import { layoutDeck, type ShownSlide } from '@hengce/deck';
import { type PageProps, useFeatureHost, usePageTitle, useSearchState } from '@hengce/feature-kit';
import { LinkButton, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Deck, deckQuery } from '../../data/deck';
import { usePptHrefs } from '../../hrefs';
import { PicturesOf } from '../../slide/pictures';
import { usePptText } from '../../text';
import { plainPage } from '../deck/DeckPage.css';
import { DeckReading } from '../deck/DeckReading';
import { AudienceView } from './AudienceView';
import { PresenterView } from './PresenterView';
import { presentState } from './presentState';
import { usePresentation } from './usePresentation';

/** A deck being presented (aippt/:deckId/present): for the presenter, or in a second window for the audience. */
export function PresentPage({ params: { deckId } }: PageProps<'aippt/:deckId/present'>) {
  const text = usePptText().present;
  const { api } = useFeatureHost();
  const hrefs = usePptHrefs();
  const deck = useQuery(deckQuery(api, deckId));
  const source = useMemo(() => ({ deckId }), [deckId]);
  usePageTitle(deck.data?.title);
  const shown = useMemo(() => (deck.data ? layoutDeck(deck.data) : []), [deck.data]);
  if (!deck.data) return <DeckReading query={deck} />;
  if (shown.length === 0)
    return (
      <div className={plainPage}>
        <StateView
          kind="empty"
          title={text.none}
          description={text.noneBody}
          primaryAction={<LinkButton href={hrefs.deck(deckId)}>{text.end}</LinkButton>}
        />
      </div>
    );
  return (
    <PicturesOf value={source}>
      <Presented deck={deck.data} shown={shown} />
    </PicturesOf>
  );
}

function Presented({ deck, shown }: { deck: Deck; shown: readonly ShownSlide[] }) {
  const { navigate } = useFeatureHost();
  const hrefs = usePptHrefs();
  const [{ slide, screen }] = useSearchState(presentState);
  const isAudience = screen === 'audience';
  const first = Math.max(
    shown.findIndex(({ slide: one, of }) => one.id === slide || deck.slides[of]?.id === slide),
    0,
  );
  const end = useCallback(
    () => navigate(isAudience ? hrefs.present(deck.id) : hrefs.deck(deck.id)),
    [navigate, hrefs, deck.id, isAudience],
  );
  const presentation = usePresentation(deck.id, shown.length, first, end);
  return isAudience ? (
    <AudienceView {...{ shown, presentation }} />
  ) : (
    <PresenterView {...{ deck, shown, presentation }} onEnd={end} />
  );
}
