'use client';
import type { ShownSlide } from '@hengce/deck';
import { useNow } from '@hengce/feature-kit';
import { Button, LinkButton, SlideCanvas, Switch, Text } from '@hengce/ui';
import { useEffect, useReducer, useState } from 'react';
import type { Deck } from '../../data/deck';
import { usePptHrefs } from '../../hrefs';
import { nameOfSlide } from '../../slide/nameOfSlide';
import { SlideDrawing } from '../../slide/SlideDrawing';
import { usePptText } from '../../text';
import { bar, barEnd, barFacts, barTitle, wideOnly } from '../deck/DeckPage.css';
import { PointedSlide } from './PointedSlide';
import {
  aside,
  black,
  main,
  moves,
  notes,
  notesHead,
  notesWords,
  presenter,
  presenterBody,
  timer,
} from './PresentPage.css';
import type { Presentation } from './usePresentation';

export interface PresenterViewProps {
  deck: Deck;
  shown: readonly ShownSlide[];
  presentation: Presentation;
  onEnd: () => void;
}

/** What the speaker sees: the slide, the next one, the notes, and how long it has taken. */
export function PresenterView({ deck, shown, presentation, onEnd }: PresenterViewProps) {
  const all = usePptText();
  const text = all.present;
  const hrefs = usePptHrefs();
  const { at, isBlack, point, go, toggleBlack, pointAt } = presentation;
  const [isPointing, setIsPointing] = useState(false);
  const current = shown[at] as ShownSlide;
  const next = shown[at + 1];
  const slide = new URLSearchParams({ slide: current.slide.id, screen: 'audience' }).toString();
  return (
    <div className={presenter}>
      <div className={bar}>
        <h1 className={barTitle}>{deck.title}</h1>
        <span className={barFacts}>{text.at(at + 1, shown.length)}</span>
        <div className={barEnd}>
          <LinkButton href={hrefs.present(deck.id, slide)}>{text.here}</LinkButton>
          <span className={wideOnly}>
            <LinkButton href={hrefs.present(deck.id, slide)} target="_blank" rel="noopener">
              {text.openAudience}
            </LinkButton>
          </span>
          <Button onPress={onEnd}>{text.end}</Button>
        </div>
      </div>
      <div className={presenterBody}>
        <div className={main}>
          <PointedSlide point={point} onPoint={isPointing ? pointAt : undefined}>
            <SlideCanvas label={all.editor.slide(at + 1, nameOfSlide(current.slide))} aspect={deck.aspect}>
              {isBlack ? (
                <div className={black}>{text.blackScreen}</div>
              ) : (
                <SlideDrawing scene={current.scene} isRead />
              )}
            </SlideCanvas>
          </PointedSlide>
          <div className={moves}>
            <Button isDisabled={at === 0} onPress={() => go(at - 1)}>
              {text.previous}
            </Button>
            <Button variant="primary" isDisabled={!next} onPress={() => go(at + 1)}>
              {text.next}
            </Button>
            <Button onPress={toggleBlack}>{isBlack ? text.light : text.black}</Button>
            <Switch
              isSelected={isPointing}
              onChange={(isOn) => {
                setIsPointing(isOn);
                if (!isOn) pointAt(null);
              }}
            >
              {text.pointer}
            </Switch>
          </div>
          <section className={notes} aria-label={all.editor.notes}>
            <h2 className={notesHead}>{all.editor.notes}</h2>
            <p className={notesWords}>{current.slide.notes || text.noNotes}</p>
          </section>
        </div>
        <div className={aside}>
          <Timer />
          <Text variant="meta">{next ? text.next : text.nothingNext}</Text>
          {next ? (
            <SlideCanvas
              variant="thumbnail"
              label={all.editor.slide(at + 2, nameOfSlide(next.slide))}
              aspect={deck.aspect}
            >
              <SlideDrawing scene={next.scene} />
            </SlideCanvas>
          ) : null}
          <Text variant="meta">{text.audienceHint}</Text>
        </div>
      </div>
    </div>
  );
}

function Timer() {
  const text = usePptText().present;
  const present = useNow();
  const [from, setFrom] = useState(present);
  const [, tick] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const clock = setInterval(tick, 1_000);
    return () => clearInterval(clock);
  }, []);
  const seconds = Math.max(Math.floor((present.getTime() - from.getTime()) / 1_000), 0);
  const two = (number: number) => String(number).padStart(2, '0');
  return (
    <div className={timer}>
      <span role="timer" aria-label={text.elapsed}>
        {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
      </span>
      <Button size="sm" variant="quiet" onPress={() => setFrom(present)}>
        {text.restart}
      </Button>
    </div>
  );
}
