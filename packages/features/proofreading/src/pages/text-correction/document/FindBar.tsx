'use client';
import { Button, Icon, IconButton, TextField } from '@hengce/ui';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Span } from '../../../editor/marks';
import type { EditorHandle } from '../../../editor/TextEditor';
import { occurrencesOf } from '../../../model/find';
import { useProofreadingText } from '../../../text';
import { findBar, findCount, findField } from '../TextCorrectionPage.css';

export interface FindBarProps {
  text: string;
  isReadOnly: boolean;
  editor: RefObject<EditorHandle | null>;
  onFound: (spans: readonly Span[]) => void;
  onClose: () => void;
}

/** 查找与替换. */
export function FindBar({ text: document, isReadOnly, editor, onFound, onClose }: FindBarProps) {
  const text = useProofreadingText().find;
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [replacement, setReplacement] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => occurrencesOf(document, query), [document, query]);
  useEffect(() => onFound(found), [found, onFound]);
  useEffect(() => field.current?.focus(), []);
  const index = found.length === 0 ? 0 : Math.min(at, found.length - 1);
  const go = (to: number) => {
    if (found.length === 0) return;
    const next = (to + found.length) % found.length;
    setAt(next);
    editor.current?.reveal(found[next] as Span);
  };
  const replace = (spans: readonly Span[]) => {
    editor.current?.change(spans.map((span) => ({ ...span, insert: replacement })));
  };
  return (
    <search className={findBar} aria-label={text.label}>
      <div className={findField}>
        <TextField
          label={text.find}
          inputRef={field}
          value={query}
          onChange={(value) => {
            setQuery(value);
            setAt(0);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing)
              go(event.shiftKey ? index - 1 : index + (at === index ? 1 : 0));
            if (event.key === 'Escape') onClose();
          }}
        />
      </div>
      <span className={findCount} role="status">
        {query === '' ? '' : text.count(found.length === 0 ? 0 : index + 1, found.length)}
      </span>
      <IconButton
        label={text.previous}
        icon={<Icon icon={ChevronUp} />}
        isDisabled={found.length === 0}
        onPress={() => go(index - 1)}
      />
      <IconButton
        label={text.next}
        icon={<Icon icon={ChevronDown} />}
        isDisabled={found.length === 0}
        onPress={() => go(index + 1)}
      />
      {isReadOnly ? null : (
        <>
          <div className={findField}>
            <TextField label={text.replace} value={replacement} onChange={setReplacement} />
          </div>
          <Button isDisabled={found.length === 0} onPress={() => replace([found[index] as Span])}>
            {text.one}
          </Button>
          <Button isDisabled={found.length === 0} onPress={() => replace(found)}>
            {text.all}
          </Button>
        </>
      )}
      <IconButton label={text.close} icon={<Icon icon={X} />} onPress={onClose} />
    </search>
  );
}
