'use client';
import { Button, Icon, IconButton, Text, TextArea } from '@hengce/ui';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MeetingDecision } from '../../../data/minutes';
import { useMeetingText } from '../../../text';
import { Evidence } from './Evidence';
import { fieldRow, fields } from './minutes.css';
import type { Said } from './proofs';
import { SentenceDialog } from './SentenceDialog';
import { UnverifiedTag } from './UnverifiedTag';

export interface LineFieldsProps<L extends MeetingDecision> {
  /** Name of the line, such as 决定1. */
  label: string;
  line: L;
  said: Said;
  onChange: (line: L | null) => void;
  /** Plays the sound from a moment; milliseconds from its beginning. */
  onPlay: (startMs: number) => void;
  /** Further fields of the line. */
  children?: ReactNode;
}

/** A line of minutes while it is edited: its words, what proves it, and the way to take it out. */
export function LineFields<L extends MeetingDecision>({
  label,
  line,
  said,
  onChange,
  onPlay,
  children,
}: LineFieldsProps<L>) {
  const text = useMeetingText().minutes.fields;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <fieldset className={fields} aria-label={label}>
      <TextArea
        label={label}
        rows={1}
        maxLength={2000}
        value={line.text}
        onChange={(words) => onChange({ ...line, text: words })}
      />
      {children}
      <div className={fieldRow}>
        <Text variant="meta">{text.evidence}</Text>
        <Evidence segmentIds={line.segmentIds} {...{ said, onPlay }} />
        <UnverifiedTag line={line} />
        <Button size="sm" variant="quiet" onPress={() => setChoosing(true)}>
          {text.change}
        </Button>
        <IconButton
          size="sm"
          label={text.remove(line.text.slice(0, 20))}
          icon={<Icon icon={Trash2} />}
          onPress={() => onChange(null)}
        />
      </div>
      <SentenceDialog
        said={said}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(segmentId) => {
          setChoosing(false);
          onChange({ ...line, segmentIds: [segmentId] });
        }}
      />
    </fieldset>
  );
}
