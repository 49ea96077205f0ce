'use client';
import { layoutDeck, type ShownSlide } from '@hengce/deck';
import { hasOnlyFailed, type PageProps, useFeatureHost, usePageTitle, useSearchState } from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { LinkButton, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Deck, pptQueries } from '../../data/ppt';
import { usePptHrefs } from '../../hrefs';
import { usePptText } from '../../text';
import { plainPage } from '../deck/DeckPage.css';
import { AudienceView } from './AudienceView';
import { PresenterView } from './PresenterView';
import { presentState } from './presentState';
import { usePresentation } from './usePresentation';

/** A deck being presented (aippt/:deckId/present): for the presenter, or in a second window for the audience. */
export function PresentPage({ params: { deckId } }: PageProps<'aippt/:deckId/present'>) {
  const all = usePptText();
  const text = all.deck;
  const { api } = useFeatureHost();
  const hrefs = usePptHrefs();
  const deck = useQuery(pptQueries(api).deck(deckId));
  usePageTitle(deck.data?.title);
  const shown = useMemo(() => (deck.data ? layoutDeck(deck.data) : []), [deck.data]);
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
  if (!deck.data)
    return (
      <div className={plainPage}>
        <SkeletonDelay isLoading skeleton={<Skeleton variant="text" lines={6} />} label={text.opening}>
          {null}
        </SkeletonDelay>
      </div>
    );
  if (shown.length === 0)
    return (
      <div className={plainPage}>
        <StateView
          kind="empty"
          title={all.present.none}
          description={all.present.noneBody}
          primaryAction={<LinkButton href={hrefs.deck(deckId)}>{all.present.end}</LinkButton>}
        />
      </div>
    );
  return <Presented deck={deck.data} shown={shown} />;
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
