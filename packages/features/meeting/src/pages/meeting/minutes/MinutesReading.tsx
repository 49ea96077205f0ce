'use client';
import { useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { minutesTemplate } from '@hengce/transcript';
import { Checkbox, Text } from '@hengce/ui';
import { type ReactNode, useId } from 'react';
import type { MeetingTodo, Minutes, MinutesContent } from '../../../data/minutes';
import { useMeetingText } from '../../../text';
import { Evidence, Moment } from './Evidence';
import { chapter, done, heading, line, lines as list, part as sectionPart, terms } from './minutes.css';
import type { Said } from './proofs';
import { UnverifiedTag } from './UnverifiedTag';

export interface MinutesBodyProps {
  content: MinutesContent;
  said: Said;
  /** Plays the sound from a moment; milliseconds from its beginning. */
  onPlay: (startMs: number) => void;
}

export interface MinutesReadingProps extends MinutesBodyProps {
  template: Minutes['template'];
  /** Called when a 待办 is ticked off; without it they are read only. */
  onChange?: (content: MinutesContent) => void;
}

/** Minutes to be read, in the sections of their template. */
export function MinutesReading({ content, said, template, onChange, onPlay }: MinutesReadingProps) {
  const text = useMeetingText().minutes;
  const { chapters, decisions, todos } = content;
  const tick = (todo: MeetingTodo, isDone: boolean) =>
    onChange?.({ ...content, todos: todos.map((each) => (each === todo ? { ...each, isDone } : each)) });
  const lines: Record<keyof MinutesContent, readonly ReactNode[]> = {
    decisions: decisions.map((decision, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and are not moved here
      <li key={n} className={line}>
        <span>
          {decision.text} <Evidence segmentIds={decision.segmentIds} {...{ said, onPlay }} />{' '}
          <UnverifiedTag line={decision} />
        </span>
      </li>
    )),
    todos: todos.map((todo, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids, and are not moved here
      <li key={n} className={line}>
        <Checkbox
          isReadOnly={onChange === undefined}
          isSelected={todo.isDone ?? false}
          onChange={(isDone) => tick(todo, isDone)}
        >
          {todo.isDone ? <s className={done}>{todo.text}</s> : todo.text}
        </Checkbox>
        <Terms todo={todo}>
          <Evidence segmentIds={todo.segmentIds} {...{ said, onPlay }} /> <UnverifiedTag line={todo} />
        </Terms>
      </li>
    )),
    chapters: chapters.map(({ title, startMs, endMs }) => (
      <li key={startMs} className={chapter}>
        <span>
          <Moment {...{ startMs, title, onPlay }} /> {title}
        </span>
        <Text variant="meta">{text.minutesLong(Math.max(1, Math.round((endMs - startMs) / 60_000)))}</Text>
      </li>
    )),
  };
  return (
    <>
      {minutesTemplate(template).sections.map(({ part, title }) => (
        <Section key={part} title={title} none={text.none[part]}>
          {lines[part]}
        </Section>
      ))}
    </>
  );
}

function Section({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  const id = useId();
  return (
    <section className={sectionPart} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children.length === 0 ? <Text variant="meta">{none}</Text> : <ul className={list}>{children}</ul>}
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
