'use client';
import { layoutSlide, themeOfDeck } from '@hengce/deck';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { shortDay } from '@hengce/text';
import { Link, Pagination, Skeleton, SlideCanvas, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DeckHead, decksPageSize, pptQueries } from '../../data/ppt';
import { usePptHrefs } from '../../hrefs';
import { PicturesOf } from '../../slide/pictures';
import { SlideDrawing } from '../../slide/SlideDrawing';
import { usePptText } from '../../text';
import {
  deckFacts,
  deckItem,
  deckName,
  deck as deckStyle,
  decks as decksStyle,
  paper,
  section,
  sectionTitle,
} from './DecksPage.css';

/** Decks of the account, the last edited first. */
export function MyDecks({ pageNum }: { pageNum: number }) {
  const text = usePptText().decks;
  const hrefs = usePptHrefs();
  const { api } = useFeatureHost();
  const decks = useQuery(pptQueries(api).decks(pageNum));
  return (
    <section className={section} aria-label={text.mine}>
      <h2 className={sectionTitle}>{text.mine}</h2>
      <QueryBody
        query={decks}
        text={{ loading: text.loading, failedTitle: text.failedTitle, failedKept: text.failedKept }}
        skeleton={<Skeleton variant="row" lines={3} />}
        headingLevel={3}
      >
        {({ rows, total }) => (
          <>
            {rows.length === 0 ? (
              <StateView kind="empty" title={text.none} description={text.noneBody} headingLevel={3} />
            ) : (
              <ul className={decksStyle}>
                {rows.map((deck) => (
                  <li key={deck.id} className={deckItem}>
                    <DeckCard deck={deck} />
                  </li>
                ))}
              </ul>
            )}
            {total > decksPageSize ? (
              <Pagination
                page={pageNum}
                pageCount={Math.ceil(total / decksPageSize)}
                hrefFor={(next) => hrefs.decks({ pageNum: next })}
              />
            ) : null}
          </>
        )}
      </QueryBody>
    </section>
  );
}

function DeckCard({ deck }: { deck: DeckHead }) {
  const text = usePptText();
  const href = usePptHrefs().deck(deck.id);
  const { preload } = useFeatureHost();
  const now = useNow();
  const { id: deckId, cover, themeId, brand, aspect } = deck;
  const fetchPage = () => preload?.(href);
  const source = useMemo(() => ({ deckId }), [deckId]);
  const scene = useMemo(
    () => (cover ? layoutSlide(cover, { theme: themeOfDeck({ themeId, brand }), aspect }) : null),
    [cover, themeId, brand, aspect],
  );
  return (
    <Link href={href} variant="standalone" onHoverStart={fetchPage} onFocus={fetchPage} onPressStart={fetchPage}>
      <span className={deckStyle}>
        <SlideCanvas variant="thumbnail" label={deck.title} aspect={aspect}>
          {scene ? (
            <PicturesOf value={source}>
              <SlideDrawing scene={scene} />
            </PicturesOf>
          ) : (
            <div className={paper}>{text.outline.title}</div>
          )}
        </SlideCanvas>
        <span className={deckName}>{deck.title}</span>
        <span className={deckFacts}>
          {[text.decks.slides(deck.slideCount), text.starts[deck.start], shortDay(deck.updatedAt, now)].join('，')}
        </span>
      </span>
    </Link>
  );
}
