'use client';
import { clockTime } from '@hengce/text';
import { useSyncExternalStore } from 'react';
import { type Edits, stuckFields } from './edits';
import { useApplicationText } from './text';

/** Sentence about saving: all edits are stored, are on their way, wait for the network, or some cannot be stored. */
export function SaveState({ form, savedAt }: { form: Edits; savedAt: string }) {
  const text = useApplicationText().application.save;
  const state = useSyncExternalStore(form.subscribe, form.state, form.state);
  const stuck = stuckFields(state).length;
  const say = () => {
    if (state.phase === 'waiting') return text.waiting;
    if (stuck > 0) return text.stuck(stuck);
    if (state.phase === 'saving' || state.edits.size > 0) return text.saving;
    return text.saved(clockTime(state.savedAt ?? new Date(savedAt)));
  };
  return <span role="status">{say()}</span>;
}
