'use client';
import { Button, Icon, TextField } from '@hengce/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { MinutesContent } from '../../../data/minutes';
import { useMeetingText } from '../../../text';
import { LineFields } from './LineFields';
import type { MinutesBodyProps } from './MinutesReading';
import { heading, part } from './minutes.css';
import { SentenceDialog } from './SentenceDialog';
import { TodoFields } from './TodoFields';

/** A list with one entry changed, or without it. */
const withLine = <T,>(list: readonly T[], at: number, changed: T | null): T[] =>
  list.flatMap((each, n) => (n === at ? (changed ?? []) : [each])) as T[];

export interface MinutesEditingProps extends MinutesBodyProps {
  onChange: (content: MinutesContent) => void;
}

/** Minutes to be edited. A new line begins with the sentence that proves it. */
export function MinutesEditing({ content, said, onChange, onPlay }: MinutesEditingProps) {
  const text = useMeetingText().minutes;
  const { fields } = text;
  const [adding, setAdding] = useState<'decisions' | 'todos' | null>(null);
  const { chapters, decisions, todos } = content;
  const change = (changed: Partial<MinutesContent>) => onChange({ ...content, ...changed });
  const add = (segmentId: string, words: string) => {
    const line = { text: words, segmentIds: [segmentId] };
    if (adding === 'decisions') change({ decisions: [...decisions, line] });
    if (adding === 'todos') change({ todos: [...todos, { ...line, who: null, due: null }] });
    setAdding(null);
  };
  return (
    <>
      <section className={part} aria-label={text.decisions}>
        <h2 className={heading}>{text.decisions}</h2>
        {decisions.map((decision, n) => (
          <LineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids
            key={n}
            label={fields.decision(n + 1)}
            line={decision}
            {...{ said, onPlay }}
            onChange={(changed) => change({ decisions: withLine(decisions, n, changed) })}
          />
        ))}
        <div>
          <Button size="sm" iconStart={<Icon icon={Plus} />} onPress={() => setAdding('decisions')}>
            {fields.addDecision}
          </Button>
        </div>
      </section>
      <section className={part} aria-label={text.todos}>
        <h2 className={heading}>{text.todos}</h2>
        {todos.map((todo, n) => (
          <LineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids
            key={n}
            label={fields.todo(n + 1)}
            line={todo}
            {...{ said, onPlay }}
            onChange={(changed) => change({ todos: withLine(todos, n, changed) })}
          >
            <TodoFields todo={todo} onChange={(changed) => change({ todos: withLine(todos, n, changed) })} />
          </LineFields>
        ))}
        <div>
          <Button size="sm" iconStart={<Icon icon={Plus} />} onPress={() => setAdding('todos')}>
            {fields.addTodo}
          </Button>
        </div>
      </section>
      <section className={part} aria-label={text.chapters}>
        <h2 className={heading}>{text.chapters}</h2>
        {chapters.map((chapter, n) => (
          <TextField
            key={chapter.startMs}
            label={fields.chapter(n + 1)}
            maxLength={100}
            value={chapter.title}
            onChange={(title) => change({ chapters: withLine(chapters, n, { ...chapter, title }) })}
          />
        ))}
      </section>
      <SentenceDialog said={said} isOpen={adding !== null} onClose={() => setAdding(null)} onChoose={add} />
    </>
  );
}
