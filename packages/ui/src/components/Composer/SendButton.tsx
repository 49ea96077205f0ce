'use client';
import { ArrowUp, Square } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Spinner } from '../Progress';
import { send } from './Composer.css';
import type { ComposerState } from './composerOptions';

export interface SendButtonProps {
  state: ComposerState;
  canSend: boolean;
  onSend: () => void;
  onStop?: () => void;
}

/** Button that sends, shows the sending, and stops: one button, so that the focus stays on it. */
export function SendButton({ state, canSend, onSend, onStop }: SendButtonProps) {
  const text = useUiText();
  if (state === 'streaming')
    return (
      <Button className={send} aria-label={text.stopAnswer} data-stops onPress={onStop}>
        <Square size={13} fill="currentColor" strokeWidth={0} aria-hidden />
      </Button>
    );
  const isPending = state === 'sending';
  return (
    <Button
      className={send}
      aria-label={text.send}
      isPending={isPending}
      isDisabled={!canSend && !isPending}
      onPress={onSend}
    >
      {isPending ? <Spinner size="sm" /> : <ArrowUp size={18} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />}
    </Button>
  );
}
