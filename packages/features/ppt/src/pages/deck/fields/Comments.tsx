'use client';
import type { Slide, SlideComment } from '@hengce/deck';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Button, Text, TextArea } from '@hengce/ui';
import { useRef, useState } from 'react';
import { newId } from '../../../model/slides';
import { usePptText } from '../../../text';
import { comment, comments as list, panel, rowOf } from './FieldsPanel.css';

/** The contract takes no more. */
const most = 50;

export interface CommentsProps {
  slide: Slide;
  onChange: (slide: Slide) => void;
}

/** What is to be thought of on a slide (批注): written, done, taken away. Saved with the slide, shown to nobody else. */
export function Comments({ slide, onChange }: CommentsProps) {
  const text = usePptText().comments;
  const now = useNow();
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const { comments = [] } = slide;
  const put = (next: readonly SlideComment[]) => onChange({ ...slide, comments: [...next] });
  const add = () => {
    put([...comments, { id: newId(), text: draft.trim(), at: now.toISOString() }]);
    setDraft('');
    // The button has nothing to do now and would let the focus fall.
    field.current?.focus();
  };
  return (
    <section className={panel} aria-label={text.title}>
      <TextArea
        label={text.title}
        description={text.about}
        inputRef={field}
        value={draft}
        rows={1}
        maxLength={500}
        onChange={setDraft}
      />
      <div>
        <Button size="sm" isDisabled={draft.trim() === '' || comments.length >= most} onPress={add}>
          {text.add}
        </Button>
      </div>
      {comments.length === 0 ? null : (
        <ul className={list}>
          {comments.map((one) => (
            <li key={one.id} className={comment} data-done={one.isDone || undefined}>
              <span>{one.text}</span>
              <Text variant="meta">{[dayAndHour(one.at, now), ...(one.isDone ? [text.isDone] : [])].join('，')}</Text>
              <span className={rowOf}>
                <Button
                  size="sm"
                  onPress={() => put(comments.map((each) => (each === one ? { ...one, isDone: !one.isDone } : each)))}
                >
                  {one.isDone ? text.reopen : text.done}
                </Button>
                <Button size="sm" variant="quiet" onPress={() => put(comments.filter((each) => each !== one))}>
                  {text.remove}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
