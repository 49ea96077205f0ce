'use client';
import type { Autosave } from '@hengce/feature-parts';
import { Alert, Button } from '@hengce/ui';
import { useMeetingText } from '../../../text';

export interface SavingNoteProps extends Pick<Autosave, 'saving' | 'why'> {
  /** Takes what the server has, and lets go of what is here. */
  onReload: () => void;
  /** Saves what is here over what the server has. */
  onKeepMine: () => void;
  /** What is said in a conflict; that of the transcript when left out. */
  conflict?: string;
}

/** What did not arrive at the server, and what can be done about it; nothing while all is well. */
export function SavingNote({ saving, why, onReload, onKeepMine, conflict }: SavingNoteProps) {
  const text = useMeetingText().saving;
  if (saving === 'failed') return <Alert tone="warning">{text.failed}</Alert>;
  if (saving === 'refused') return <Alert tone="danger">{text.refused(why ?? '')}</Alert>;
  if (saving !== 'conflict') return null;
  const actions = (
    <>
      <Button size="sm" onPress={onKeepMine}>
        {text.keepMine}
      </Button>
      <Button size="sm" onPress={onReload}>
        {text.reload}
      </Button>
    </>
  );
  return (
    <Alert tone="warning" action={actions}>
      {conflict ?? text.conflict}
    </Alert>
  );
}
