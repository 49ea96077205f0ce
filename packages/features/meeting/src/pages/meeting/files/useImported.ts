import { cuesOf, type Transcript } from '@hengce/transcript';
import { toast } from '@hengce/ui';
import { useEffect, useRef } from 'react';
import { useMeetingText } from '../../../text';
import type { TranscriptSession } from '../transcript/useTranscript';

/**
 * Takes over an imported transcript, and tells how to go back to what was before it, whatever was changed since. Only the last import can
 * be undone so, and while its meeting is open: what is told of earlier ones goes.
 */
export function useImported({ work, change }: TranscriptSession): (imported: Transcript) => void {
  const text = useMeetingText().importing;
  const untell = useRef(() => {});
  useEffect(() => () => untell.current(), []);
  return (imported) => {
    untell.current();
    change(imported);
    untell.current = toast(text.done(cuesOf(imported).length), {
      action: { label: text.undo, onPress: () => change(work) },
    });
  };
}
