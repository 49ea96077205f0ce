'use client';
import { isApiError } from '@hengce/api';
import { themeOfDeck } from '@hengce/deck';
import { useFeatureHost } from '@hengce/feature-kit';
import { AiMark, Alert, Button, Progress, SlideCanvas } from '@hengce/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Deck } from '../../../data/deck';
import { pptMutations } from '../../../data/ppt';
import { nameOfSlide } from '../../../slide/nameOfSlide';
import { Thumbnail } from '../../../slide/Thumbnail';
import { usePptText } from '../../../text';
import { bar, barEnd, barFacts, barTitle, workspace } from '../DeckPage.css';
import { scroller } from '../outline/OutlineView.css';
import { useGenerate } from '../useGenerate';
import { card, cards, heading, page } from './WritingView.css';

export interface WritingViewProps {
  deck: Deck & { writing: NonNullable<Deck['writing']> };
  /** The progress could not be read the last time. */
  isStale: boolean;
  onChanged: (deck: Deck) => void;
  /** Goes to the slides. */
  onLeave: () => void;
}

/** Slides that a model is writing, each as soon as it is there; after the end those that were not written. */
export function WritingView({ deck, isStale, onChanged, onLeave }: WritingViewProps) {
  const all = usePptText();
  const text = all.writing;
  const { api } = useFeatureHost();
  const stop = useMutation(pptMutations(api).stopWriting);
  const [problem, setProblem] = useState<string | null>(null);
  const generate = useGenerate(deck, onChanged);
  const { state, slides } = deck.writing;
  const { themeId, brand } = deck;
  const theme = useMemo(() => themeOfDeck({ themeId, brand }), [themeId, brand]);
  const isRunning = state === 'running';
  const written = slides.filter((slide) => slide.state === 'written').length;
  const open = slides.filter((slide) => slide.state !== 'written');
  const stopNow = async () => {
    setProblem(null);
    try {
      onChanged(await stop.mutateAsync(deck.id));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.kind === 'rejected' ? error.message : text.stopFailed);
    }
  };
  const again = (slideIds: string[]) => void generate.make(async () => deck.revision, { slideIds, isWritten: true });
  return (
    <div className={workspace}>
      <div className={bar}>
        <h1 className={barTitle}>{deck.title}</h1>
        <span className={barFacts}>{all.editor.pages(deck.slides.length)}</span>
        <div className={barEnd}>
          {isRunning ? (
            <Button isPending={stop.isPending} onPress={() => void stopNow()}>
              {text.stop}
            </Button>
          ) : (
            <>
              <Button isPending={generate.isPending} onPress={() => again(open.map(({ id }) => id))}>
                {text.again(open.length)}
              </Button>
              <Button variant="primary" onPress={onLeave}>
                {text.leave}
              </Button>
            </>
          )}
        </div>
      </div>
      <div className={scroller}>
        <div className={page}>
          {(problem ?? generate.problem) ? <Alert tone="danger">{problem ?? generate.problem}</Alert> : null}
          {isRunning && isStale ? <Alert tone="warning">{text.stale}</Alert> : null}
          {isRunning ? (
            <Progress label={text.running(written, slides.length)} value={(written / slides.length) * 100} />
          ) : (
            <Alert tone="warning">{(state === 'stopped' ? text.stopped : text.failed)(written, open.length)}</Alert>
          )}
          <AiMark note={text.model(deck.writing.model)} />
          <ul className={cards}>
            {deck.slides.map((slide, n) => {
              const own = slides.find(({ id }) => id === slide.id);
              const isOpen = own?.state === 'waiting' || own?.state === 'writing';
              const name = nameOfSlide(slide);
              return (
                <li key={slide.id} className={card}>
                  <SlideCanvas
                    variant="thumbnail"
                    label={all.editor.slide(n + 1, name)}
                    state={isRunning && isOpen ? 'generating' : 'ready'}
                  >
                    <Thumbnail {...{ slide, theme }} aspect={deck.aspect} />
                  </SlideCanvas>
                  <p className={heading} data-state={own?.state}>
                    {own
                      ? (own.problem ?? text.states[isRunning || !isOpen ? own.state : 'left'])
                      : slide.isLocked
                        ? text.locked
                        : text.outline}
                    {!isRunning && own?.state === 'failed' ? (
                      <Button size="sm" onPress={() => again([slide.id])}>
                        {text.retry(n + 1)}
                      </Button>
                    ) : null}
                  </p>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </div>
  );
}
