'use client';
import { layoutDeck } from '@hengce/deck';
import { hasOnlyFailed, type PageProps, useFeatureHost, useNow, usePageTitle } from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { shortDay } from '@hengce/text';
import { PageHeader, Skeleton, SkeletonDelay, SlideCanvas, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pptQueries } from '../../data/ppt';
import { nameOfSlide } from '../../slide/nameOfSlide';
import { PicturesOf } from '../../slide/pictures';
import { SlideDrawing } from '../../slide/SlideDrawing';
import { SlideWording } from '../../slide/SlideWording';
import { usePptText } from '../../text';
import { content, page, slides as slidesStyle } from './SharedDeckPage.css';

/** A deck for reading, for anybody with its link (aippt/shared/:shareId): its slides one below the other. */
export function SharedDeckPage({ params: { shareId } }: PageProps<'aippt/shared/:shareId'>) {
  const all = usePptText();
  const text = all.shared;
  const { api } = useFeatureHost();
  const now = useNow();
  const deck = useQuery(pptQueries(api).shared(shareId));
  const { data } = deck;
  usePageTitle(data?.title);
  const source = useMemo(() => ({ shareId }), [shareId]);
  const shown = useMemo(() => (data ? layoutDeck(data) : []), [data]);
  if (hasOnlyFailed(deck))
    return (
      <div className={page}>
        {isAbsent(deck.error) ? (
          <StateView kind="notFound" title={text.goneTitle} description={text.goneBody} />
        ) : (
          <QueryFailure query={deck} title={text.failedTitle} kept={text.failedKept} />
        )}
      </div>
    );
  return (
    <div className={page}>
      <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="text" lines={6} />} label={text.loading}>
        {data ? (
          <div className={content}>
            <PageHeader title={data.title} description={text.until(shortDay(data.expiresAt, now))} />
            <div>
              <SlideWording slides={data.slides} />
            </div>
            <PicturesOf value={source}>
              <ol className={slidesStyle}>
                {shown.map(({ slide, scene }, n) => (
                  <li key={slide.id}>
                    <SlideCanvas label={all.editor.slide(n + 1, nameOfSlide(slide))} aspect={data.aspect}>
                      <SlideDrawing scene={scene} isRead />
                    </SlideCanvas>
                  </li>
                ))}
              </ol>
            </PicturesOf>
          </div>
        ) : null}
      </SkeletonDelay>
    </div>
  );
}
