'use client';
import { chineseDate } from '@hengce/text';
import { DatePicker, TextField } from '@hengce/ui';
import type { MeetingTodo } from '../../../data/minutes';
import { useMeetingText } from '../../../text';
import { twoFields } from './minutes.css';

/** Who does a 待办, and until when. */
export function TodoFields({ todo, onChange }: { todo: MeetingTodo; onChange: (todo: MeetingTodo) => void }) {
  const text = useMeetingText().minutes.fields;
  const { who, due } = todo;
  return (
    <div className={twoFields}>
      <TextField
        label={text.who}
        maxLength={40}
        value={who ?? ''}
        onChange={(name) => onChange({ ...todo, who: name === '' ? null : name })}
      />
      <DatePicker
        label={text.due}
        description={due?.day === null ? text.asSaid(due.text) : undefined}
        value={due?.day ?? null}
        onChange={(day) => onChange({ ...todo, due: day === null ? null : { text: chineseDate(day), day } })}
      />
    </div>
  );
}
