'use client';
import { useEffect, useRef } from 'react';
import { useEnterToSubmit, useImeGuard } from '../../ime';
import { field, input } from './OutlineEditor.css';

interface OutlineTitleFieldProps {
  label: string;
  title: string;
  onDone: (title?: string) => void;
}

/** Field for a title. Enter and leaving it save, Escape does not; an input method's Enter and Escape do neither. */
export function OutlineTitleField({ label, title, onDone }: OutlineTitleFieldProps) {
  const element = useRef<HTMLInputElement>(null);
  const guard = useImeGuard();
  const isOver = useRef(false);
  const done = (words?: string) => {
    if (isOver.current) return;
    isOver.current = true;
    // The row takes the focus back before the field goes with it.
    element.current?.closest<HTMLElement>('[role=row]')?.focus();
    onDone(words?.trim());
  };
  const keys = useEnterToSubmit(() => done(element.current?.value));
  useEffect(() => {
    element.current?.select();
    element.current?.focus();
  }, []);
  return (
    <span className={field} {...guard}>
      <input
        {...keys}
        ref={element}
        className={input}
        aria-label={label}
        defaultValue={title}
        onBlur={() => {
          keys.onBlur();
          if (isOver.current) return;
          isOver.current = true;
          onDone(element.current?.value.trim());
        }}
        onKeyDown={(event) => {
          // The list has its own use for these keys.
          event.stopPropagation();
          keys.onKeyDown(event);
          if (event.key === 'Escape') done();
        }}
      />
    </span>
  );
}
