'use client';
import type { Slide } from '@hengce/deck';
import { TextArea } from '@hengce/ui';
import type { Deck } from '../../../data/deck';
import { usePptText } from '../../../text';
import { Comments } from '../fields/Comments';
import { FieldsPanel } from '../fields/FieldsPanel';
import { stack } from './EditorView.css';
import type { DeckSession } from './useDeckSession';

/** Content of the open slide, and what is said with it. */
export function SlidePanel({ deck, open, slide }: { deck: Deck; open: DeckSession; slide: Slide }) {
  const text = usePptText().editor;
  const notes = slide.notes ?? '';
  return (
    <div className={stack}>
      <FieldsPanel key={slide.id} deckId={deck.id} slide={slide} onChange={open.changeSlide} />
      <TextArea
        label={text.notes}
        placeholder={text.notesPlaceholder}
        value={notes}
        maxLength={5000}
        description={notes === '' ? undefined : text.seconds(Math.ceil(notes.length / 4))}
        onChange={(next) => open.changeSlide({ ...slide, notes: next }, `${slide.id} notes`)}
      />
      <Comments key={`${slide.id} comments`} slide={slide} onChange={open.changeSlide} />
    </div>
  );
}
