import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect';
import { readCode, readDigits } from './readCode';

export interface CodeInputOptions {
  length: number;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onComplete?: (value: string) => void;
}

/**
 * Text and caret of a code field. A filled cell that the caret moves to is selected, so that typing replaces its digit;
 * after a deletion the caret stays between two digits, so that typing inserts.
 */
export function useCodeInput({ length, value, defaultValue = '', onChange, onComplete }: CodeInputOptions) {
  const ref = useRef<HTMLInputElement>(null);
  const [ownDigits, setOwnDigits] = useState(() => readDigits(defaultValue, length));
  const digits = value === undefined ? ownDigits : readDigits(value, length);
  // While an input method composes, its raw text must stay in the input or the composition breaks.
  const [composing, setComposing] = useState<string>();
  const [active, setActive] = useState<[start: number, end: number]>([digits.length, digits.length]);

  const select = (start: number, end: number) => {
    ref.current?.setSelectionRange(start, end);
    setActive([start, end]);
  };
  const goTo = (place: number) => {
    const start = Math.max(0, Math.min(place, digits.length, length - 1));
    select(start, Math.min(start + 1, digits.length));
  };

  // Set by an edit, applied once the new text is in the input.
  const pending = useRef<{ caret: number; isDeletion: boolean }>(undefined);
  useBrowserLayoutEffect(() => {
    const edit = pending.current;
    pending.current = undefined;
    if (!edit || ref.current !== ref.current?.ownerDocument.activeElement) return;
    if (edit.isDeletion) select(edit.caret, edit.caret);
    else goTo(edit.caret);
  });

  const take = (next: string, caret: number, isDeletion = false) => {
    setComposing(undefined);
    pending.current = { caret: Math.min(caret, next.length), isDeletion };
    setActive(([start, end]) => [start, end]);
    if (next === digits) return;
    setOwnDigits(next);
    onChange?.(next);
    if (next.length === length) onComplete?.(next);
  };
  const takeText = (input: HTMLInputElement, inputType = '') => {
    const { value: raw, selectionStart } = input;
    const isDeletion = inputType.startsWith('delete');
    const next = inputType === 'insertText' || isDeletion ? readDigits(raw, length) : readCode(raw, length);
    take(next, readDigits(raw.slice(0, selectionStart ?? raw.length), length).length, isDeletion);
  };

  return {
    digits,
    active,
    fieldProps: { value: composing ?? digits },
    inputProps: {
      ref,
      onInput: ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
        const { isComposing, inputType } = nativeEvent as InputEvent;
        if (isComposing) setComposing(currentTarget.value);
        else takeText(currentTarget, inputType);
      },
      onCompositionEnd: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => takeText(currentTarget, 'insertText'),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        event.preventDefault();
        const pasted = readCode(event.clipboardData.getData('text'), length);
        if (!pasted) return;
        const { selectionStart, selectionEnd } = event.currentTarget;
        const start = selectionStart ?? digits.length;
        const whole = digits.slice(0, start) + pasted + digits.slice(selectionEnd ?? start);
        if (pasted.length === length) take(pasted, length);
        else take(whole.slice(0, length), start + pasted.length);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.nativeEvent.isComposing) return;
        const places: Record<string, number> = {
          ArrowLeft: active[0] - 1,
          ArrowRight: active[0] + 1,
          Home: 0,
          End: digits.length,
        };
        const place = places[event.key];
        if (place === undefined) return;
        event.preventDefault();
        goTo(place);
      },
      onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
        event.preventDefault();
        const { left, width } = event.currentTarget.getBoundingClientRect();
        event.currentTarget.focus();
        goTo(Math.floor(((event.clientX - left) / width) * length));
      },
      onFocus: () => goTo(digits.length),
      onSelect: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
        setActive([currentTarget.selectionStart ?? 0, currentTarget.selectionEnd ?? 0]),
    },
  };
}
