'use client';
import { type ForwardedRef, forwardRef, useId } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useEnterToSubmit } from '../../ime';
import { useUiText } from '../../provider/Provider';
import { bar, frame, inlineBar, note as noteClass } from './Composer.css';
import type { ComposerProps } from './composerProps';
import { GrowingField } from './GrowingField';
import { SendButton } from './SendButton';
import { Tools } from './Tools';

/** 输入区. Enter sends, Shift+Enter breaks the line, and an input method's Enter does neither. */
export const Composer = forwardRef(function Composer(props: ComposerProps, ref: ForwardedRef<HTMLTextAreaElement>) {
  const { label, value, onChange, onSubmit, onStop, variant = 'chat', state = 'idle', scope, actions } = props;
  const text = useUiText();
  const noteId = useId();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const canSend = state === 'idle' && value.trim() !== '';
  const send = () => {
    if (canSend) onSubmit(value);
  };
  const keys = useEnterToSubmit(send, { submitsOn: isTouch ? 'mod-enter' : props.submitsOn });
  const note = props.note ?? (state === 'quota-exhausted' ? text.quotaExhausted : null);
  const area = (
    <GrowingField
      {...keys}
      ref={ref}
      variant={variant}
      aria-label={label}
      aria-describedby={note ? noteId : undefined}
      placeholder={props.placeholder}
      value={value}
      readOnly={state === 'sending'}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  const isInline = variant === 'inline';
  return (
    <div>
      <div className={frame({ variant })}>
        {isInline ? scope : null}
        {area}
        <div className={isInline ? `${bar} ${inlineBar}` : bar}>
          {isInline ? actions : <Tools scope={scope} actions={actions} />}
          <SendButton state={state} canSend={canSend} onSend={send} onStop={onStop} />
        </div>
      </div>
      {note ? (
        <div id={noteId} className={noteClass}>
          {note}
        </div>
      ) : null}
    </div>
  );
});
