'use client';
import { firstFrom, occurrencesOf } from '@hengce/feature-parts';
import { Button, Icon, IconButton, TextField } from '@hengce/ui';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Found, Span } from '../../../editor/marks';
import type { EditorHandle } from '../../../editor/TextEditor';
import { useProofreadingText } from '../../../text';
import { findBar, findCount, findField } from '../TextCorrectionPage.css';

export interface FindBarProps {
  text: string;
  isReadOnly: boolean;
  editor: RefObject<EditorHandle | null>;
  onFound: (found: Found) => void;
  onClose: () => void;
}

/** Bar 查找与替换 of the text that is proofread; without 替换 where it is read-only. */
export function FindBar({ text: document, isReadOnly, editor, onFound, onClose }: FindBarProps) {
  const text = useProofreadingText().find;
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [replacement, setReplacement] = useState('');
  /** From here on the next one is looked for: where one was shown, or behind what was put in. */
  const [place, setPlace] = useState(0);
  const [said, setSaid] = useState('');
  const found = useMemo(() => occurrencesOf(document, query), [document, query]);
  const index = firstFrom(found, place);
  useEffect(() => onFound({ spans: found, current: index }), [found, index, onFound]);
  useEffect(() => field.current?.focus(), []);
  const show = (span: Span | undefined) => {
    if (span) editor.current?.reveal(span);
  };
  const ask = (next: string) => {
    setQuery(next);
    setPlace(0);
    setSaid('');
    show(occurrencesOf(document, next)[0]);
  };
  const go = (by: 1 | -1) => {
    if (found.length === 0) return;
    // Behind the last one it goes on at the top, or back to the last.
    const next = index < 0 ? (by === 1 ? 0 : found.length - 1) : (index + by + found.length) % found.length;
    const span = found[next] as Span;
    setPlace(span.from);
    setSaid('');
    show(span);
  };
  const replaceOne = () => {
    const span = found[index];
    if (!span) return;
    const { from, to } = span;
    editor.current?.change([{ ...span, insert: replacement }]);
    const behind = from + replacement.length;
    setPlace(behind);
    const rest = occurrencesOf(document.slice(0, from) + replacement + document.slice(to), query);
    show(rest[firstFrom(rest, behind)]);
  };
  const replaceAll = () => {
    editor.current?.change(found.map((span) => ({ ...span, insert: replacement })));
    // What was put in is not put in again.
    setPlace(Number.POSITIVE_INFINITY);
    setSaid(text.replaced(found.length));
  };
  const counted = found.length > 0 && index < 0 ? text.atEnd(found.length) : text.count(index + 1, found.length);
  return (
    <search className={findBar} aria-label={text.label}>
      <div className={findField}>
        <TextField
          label={text.find}
          inputRef={field}
          value={query}
          onChange={ask}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) go(event.shiftKey ? -1 : 1);
            if (event.key === 'Escape') onClose();
          }}
        />
      </div>
      <span className={findCount} role="status">
        {said || (query === '' ? '' : counted)}
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
      {isReadOnly ? null : (
        <>
          <div className={findField}>
            <TextField label={text.replace} value={replacement} onChange={setReplacement} />
          </div>
          <Button isDisabled={index < 0} onPress={replaceOne}>
            {text.one}
          </Button>
          <Button isDisabled={found.length === 0} onPress={replaceAll}>
            {text.all}
          </Button>
        </>
      )}
      <IconButton label={text.close} icon={<Icon icon={X} />} onPress={onClose} />
    </search>
  );
}
