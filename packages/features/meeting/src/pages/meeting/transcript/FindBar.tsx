'use client';
import { replaceWords } from '@hengce/transcript';
import { Button, Icon, IconButton, TextField } from '@hengce/ui';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type FoundWords, replacedAt } from '../../../model/find';
import { useMeetingText } from '../../../text';
import { bar, count, field, line } from './FindBar.css';
import type { TranscriptSession } from './useTranscript';

export interface FindBarProps {
  session: TranscriptSession;
  query: string;
  onQuery: (query: string) => void;
  found: readonly FoundWords[];
  /** Index of the place that is shown. */
  at: number;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** Bar 查找与替换 of a transcript. What is replaced keeps its time. */
export function FindBar({ session, query, onQuery, found, at, onShow, onClose }: FindBarProps) {
  const text = useMeetingText().find;
  const input = useRef<HTMLInputElement>(null);
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<number | null>(null);
  useEffect(() => input.current?.focus(), []);
  const go = (by: number) => {
    setReplaced(null);
    if (found.length > 0) onShow((at + by + found.length) % found.length);
  };
  const replaceOne = () => {
    const place = found[at];
    if (place) session.change(replacedAt(session.work, place, replacement));
  };
  const replaceAll = () => {
    const { segments, count: places } = replaceWords(session.work.segments, query, replacement);
    session.change({ ...session.work, segments });
    setReplaced(places);
  };
  const counted = query === '' ? '' : text.count(at + 1, found.length);
  return (
    <search className={bar} aria-label={text.label}>
      <div className={line}>
        <div className={field}>
          <TextField
            label={text.find}
            inputRef={input}
            value={query}
            onChange={(next) => {
              setReplaced(null);
              onQuery(next);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(event.shiftKey ? -1 : 1);
              if (event.key === 'Escape') onClose();
            }}
          />
        </div>
        <span className={count} role="status">
          {replaced === null ? counted : text.replaced(replaced)}
        </span>
        <IconButton
          label={text.previous}
          icon={<Icon icon={ChevronUp} />}
          isDisabled={found.length === 0}
          onPress={() => go(-1)}
        />
        <IconButton
          label={text.next}
          icon={<Icon icon={ChevronDown} />}
          isDisabled={found.length === 0}
          onPress={() => go(1)}
        />
      </div>
      <div className={line}>
        <div className={field}>
          <TextField label={text.replace} value={replacement} onChange={setReplacement} />
        </div>
        <Button isDisabled={found.length === 0} onPress={replaceOne}>
          {text.one}
        </Button>
        <Button isDisabled={found.length === 0} onPress={replaceAll}>
          {text.all}
        </Button>
        <IconButton label={text.close} icon={<Icon icon={X} />} onPress={onClose} />
      </div>
    </search>
  );
}
