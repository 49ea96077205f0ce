'use client';
import type { Segment, Transcript } from '@hengce/transcript';
import { Button, clock, Icon, IconButton, TextField, ToggleIconButton } from '@hengce/ui';
import { Check, Highlighter, MessageSquare, Play, Repeat, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { newId } from '../../../model/newId';
import type { Placed } from '../../../model/typing';
import { joinedToPrevious, nextSentence, withoutSegment, withSegment, withText } from '../../../model/typing';
import { useMeetingText } from '../../../text';
import { buttons, help, lead, time, words } from './EditedSegment.css';
import { SpeakerMenu } from './SpeakerMenu';
import type { TranscriptEditing } from './useEditing';

export interface EditedSegmentProps {
  segment: Segment;
  editing: TranscriptEditing;
}

/** Seconds that Shift+Tab goes back. */
const backBy = 3;

/** One sentence while it is typed: who, when and its words. The keyboard alone plays, goes back and begins the next one. */
export function EditedSegment({ segment, editing }: EditedSegmentProps) {
  const text = useMeetingText().editing;
  const { session, sound, caret, place, leave } = editing;
  const { work, change } = session;
  const { id, startMs, isHighlighted = false, comment } = segment;
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasComment, setHasComment] = useState(comment !== undefined);
  useLayoutEffect(() => takeFocus(field.current, caret), [caret]);
  const put = (placed: Placed | null) => {
    if (!placed) return;
    change(placed.transcript);
    place(placed.id, placed.caret);
  };
  const step = (by: 1 | -1) => {
    const next = work.segments[work.segments.findIndex((one) => one.id === id) + by];
    if (next) place(next.id, by === 1 ? 0 : next.text.length);
  };
  const setMark = (patch: Partial<Pick<Segment, 'isHighlighted' | 'comment'>>, of?: string) =>
    change(marked(work, id, patch), of);
  /** Back to the list, from where Tab goes on. */
  const close = () => {
    field.current?.closest<HTMLElement>('[role=grid]')?.focus();
    leave();
  };
  const remove = () => {
    change(withoutSegment(work, id));
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Keys of an input method are its own: Enter takes a word and splits nothing.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAt = (place: number) => selectionStart === place && selectionEnd === place;
    const act = {
      Tab: () => (event.shiftKey ? sound.back(backBy) : sound.toggle()),
      Enter: () => put(nextSentence(work, { id, caret: selectionStart }, sound.nowMs(), newId())),
      Escape: close,
      Backspace: isAt(0) ? () => put(joinedToPrevious(work, id)) : undefined,
      ArrowUp: isAt(0) ? () => step(-1) : undefined,
      ArrowDown: isAt(segment.text.length) ? () => step(1) : undefined,
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <>
      <div className={lead}>
        <SpeakerMenu {...{ work, segment }} onChange={change} />
        <span className={time}>{clock(startMs / 1000)}</span>
        <div className={buttons}>
          <IconButton
            size="sm"
            label={text.playThis}
            icon={<Icon icon={Play} />}
            onPress={() => sound.playFrom(startMs / 1000)}
          />
          <ToggleIconButton
            size="sm"
            label={text.loop}
            icon={<Icon icon={Repeat} />}
            isSelected={sound.isLooping}
            onChange={(isOn) => sound.loop(isOn ? segment : null)}
          />
          <ToggleIconButton
            size="sm"
            label={text.mark}
            icon={<Icon icon={Highlighter} />}
            isSelected={isHighlighted}
            onChange={(isOn) => setMark({ isHighlighted: isOn })}
          />
          <ToggleIconButton
            size="sm"
            label={text.comment}
            icon={<Icon icon={MessageSquare} />}
            isSelected={hasComment}
            onChange={setHasComment}
          />
          <IconButton size="sm" label={text.remove} icon={<Icon icon={Trash2} />} onPress={remove} />
          <Button size="sm" iconStart={<Icon icon={Check} size="sm" />} onPress={close}>
            {text.done}
          </Button>
        </div>
      </div>
      <textarea
        ref={field}
        className={words}
        aria-label={text.words(clock(startMs / 1000))}
        aria-describedby={`${id}-help`}
        maxLength={5_000}
        rows={1}
        value={segment.text}
        onChange={({ target }) => change(withText(work, id, target.value), `text ${id}`)}
        onKeyDown={onKeyDown}
        onBlur={session.settle}
      />
      {hasComment ? (
        <TextField
          label={text.comment}
          value={comment ?? ''}
          maxLength={1_000}
          onChange={(next) => setMark({ comment: next }, `comment ${id}`)}
          onBlur={session.settle}
        />
      ) : null}
      <p id={`${id}-help`} className={help}>
        {text.help}
      </p>
    </>
  );
}

/** Frames within which a row has been measured. */
const patience = 30;

/**
 * Gives a field the focus. A row that is new in the list is hidden until it was measured, and what is hidden takes none: it is
 * tried again in the next frame.
 *
 * @returns stops trying
 */
function takeFocus(field: HTMLTextAreaElement | null, caret: number): () => void {
  let frame = 0;
  const take = (left: number) => {
    field?.focus({ preventScroll: true });
    if (field?.ownerDocument.activeElement === field) field?.setSelectionRange(caret, caret);
    else if (left > 0) frame = requestAnimationFrame(() => take(left - 1));
  };
  take(patience);
  return () => cancelAnimationFrame(frame);
}

/** Marks that say nothing are left out: a comment without words, a highlight that is off. */
const marked = (work: Transcript, id: string, patch: Partial<Pick<Segment, 'isHighlighted' | 'comment'>>): Transcript =>
  withSegment(work, id, (segment) => {
    const { isHighlighted, comment, ...rest } = { ...segment, ...patch };
    return { ...rest, ...(isHighlighted && { isHighlighted }), ...(comment && { comment }) };
  });
