'use client';
import { minutesTemplate } from '@hengce/transcript';
import { Button, Icon, TextField } from '@hengce/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Minutes, MinutesContent } from '../../../data/minutes';
import { useMeetingText } from '../../../text';
import { LineFields } from './LineFields';
import type { MinutesBodyProps } from './MinutesReading';
import { heading, part as sectionPart } from './minutes.css';
import { SentenceDialog } from './SentenceDialog';
import { TodoFields } from './TodoFields';

/** A list with one entry changed, or without it. */
const withLine = <T,>(list: readonly T[], at: number, changed: T | null): T[] =>
  list.flatMap((each, n) => (n === at ? (changed ?? []) : [each])) as T[];

export interface MinutesEditingProps extends MinutesBodyProps {
  template: Minutes['template'];
  onChange: (content: MinutesContent) => void;
}

/** Minutes to be edited, in the sections of their template. A new line begins with the sentence that proves it. */
export function MinutesEditing({ content, said, template, onChange, onPlay }: MinutesEditingProps) {
  const { fields } = useMeetingText().minutes;
  const [adding, setAdding] = useState<'decisions' | 'todos' | null>(null);
  const { chapters, decisions, todos } = content;
  const change = (changed: Partial<MinutesContent>) => onChange({ ...content, ...changed });
  const add = (segmentId: string, words: string) => {
    const line = { text: words, segmentIds: [segmentId] };
    if (adding === 'decisions') change({ decisions: [...decisions, line] });
    if (adding === 'todos') change({ todos: [...todos, { ...line, who: null, due: null }] });
    setAdding(null);
  };
  /** Lines of each section under its title, and the way to a further one. */
  const sections: Record<keyof MinutesContent, (title: string) => ReactNode> = {
    decisions: (title) => (
      <>
        {decisions.map((decision, n) => (
          <LineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids
            key={n}
            label={fields.line(title, n + 1)}
            line={decision}
            {...{ said, onPlay }}
            onChange={(changed) => change({ decisions: withLine(decisions, n, changed) })}
          />
        ))}
        <AddLine title={title} onPress={() => setAdding('decisions')} />
      </>
    ),
    todos: (title) => (
      <>
        {todos.map((todo, n) => (
          <LineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids
            key={n}
            label={fields.line(title, n + 1)}
            line={todo}
            {...{ said, onPlay }}
            onChange={(changed) => change({ todos: withLine(todos, n, changed) })}
          >
            <TodoFields todo={todo} onChange={(changed) => change({ todos: withLine(todos, n, changed) })} />
          </LineFields>
        ))}
        <AddLine title={title} onPress={() => setAdding('todos')} />
      </>
    ),
    chapters: (section) =>
      chapters.map((chapter, n) => (
        <TextField
          key={chapter.startMs}
          label={fields.chapter(section, n + 1)}
          maxLength={100}
          value={chapter.title}
          onChange={(title) => change({ chapters: withLine(chapters, n, { ...chapter, title }) })}
        />
      )),
  };
  return (
    <>
      {minutesTemplate(template).sections.map(({ part, title }) => (
        <section key={part} className={sectionPart} aria-label={title}>
          <h2 className={heading}>{title}</h2>
          {sections[part](title)}
        </section>
      ))}
      <SentenceDialog said={said} isOpen={adding !== null} onClose={() => setAdding(null)} onChoose={add} />
    </>
  );
}

function AddLine({ title, onPress }: { title: string; onPress: () => void }) {
  const { add } = useMeetingText().minutes.fields;
  return (
    <div>
      <Button size="sm" iconStart={<Icon icon={Plus} />} onPress={onPress}>
        {add(title)}
      </Button>
    </div>
  );
}
