'use client';
import { useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { Checkbox, Text } from '@hengce/ui';
import { type ReactNode, useId } from 'react';
import type { MeetingTodo, MinutesContent } from '../../../data/minutes';
import { useMeetingText } from '../../../text';
import { Evidence, Moment } from './Evidence';
import { chapter, done, heading, line, lines, part, terms } from './minutes.css';
import type { Said } from './proofs';
import { UnverifiedTag } from './UnverifiedTag';

export interface MinutesBodyProps {
  content: MinutesContent;
  said: Said;
  onChange: (content: MinutesContent) => void;
  /** Plays the sound from a moment; milliseconds from its beginning. */
  onPlay: (startMs: number) => void;
}

/** Minutes to be read: 待办 can be ticked off, unless they are read only. */
export function MinutesReading({
  content,
  said,
  isReadOnly,
  onChange,
  onPlay,
}: MinutesBodyProps & { isReadOnly: boolean }) {
  const text = useMeetingText().minutes;
  const { chapters, decisions, todos } = content;
  const tick = (todo: MeetingTodo, isDone: boolean) =>
    onChange({ ...content, todos: todos.map((each) => (each === todo ? { ...each, isDone } : each)) });
  return (
    <>
      <Section title={text.decisions} none={text.none.decisions}>
        {decisions.map((decision, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and are not moved here
          <li key={n} className={line}>
            <span>
              {decision.text} <Evidence segmentIds={decision.segmentIds} {...{ said, onPlay }} />{' '}
              <UnverifiedTag line={decision} />
            </span>
          </li>
        ))}
      </Section>
      <Section title={text.todos} none={text.none.todos}>
        {todos.map((todo, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and are not moved here
          <li key={n} className={line}>
            <Checkbox
              isReadOnly={isReadOnly}
              isSelected={todo.isDone ?? false}
              onChange={(isDone) => tick(todo, isDone)}
            >
              {todo.isDone ? <s className={done}>{todo.text}</s> : todo.text}
            </Checkbox>
            <Terms todo={todo}>
              <Evidence segmentIds={todo.segmentIds} {...{ said, onPlay }} /> <UnverifiedTag line={todo} />
            </Terms>
          </li>
        ))}
      </Section>
      <Section title={text.chapters} none={text.none.chapters}>
        {chapters.map(({ title, startMs, endMs }) => (
          <li key={startMs} className={chapter}>
            <span>
              <Moment {...{ startMs, title, onPlay }} /> {title}
            </span>
            <Text variant="meta">{text.minutesLong(Math.max(1, Math.round((endMs - startMs) / 60_000)))}</Text>
          </li>
        ))}
      </Section>
    </>
  );
}

function Section({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  const id = useId();
  return (
    <section className={part} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children.length === 0 ? <Text variant="meta">{none}</Text> : <ul className={lines}>{children}</ul>}
    </section>
  );
}

/** Who does it and until when, as far as that was said. */
function Terms({ todo: { who, due }, children }: { todo: MeetingTodo; children: ReactNode }) {
  const text = useMeetingText().minutes;
  const now = useNow();
  const until = due && (due.day === null ? due.text : text.dueOn(shortDate(due.day, now)));
  return (
    <div className={terms}>
      <Text variant="meta">
        {[who, until].filter((term) => term !== null).join('，')} {children}
      </Text>
    </div>
  );
}
