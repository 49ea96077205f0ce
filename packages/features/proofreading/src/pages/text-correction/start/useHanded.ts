'use client';
import { useDraft } from '@hengce/feature-parts';
import { useMemo } from 'react';
import { type Handed, handedKey, readHanded } from '../../../model/handed';

/** A text that another page gave for this one, and what is changed in it before it is taken; it comes back after a reload. */
export function useHanded(): { handed: Handed | null; setText: (text: string) => void; drop: () => void } {
  const draft = useDraft(handedKey);
  const handed = useMemo(() => readHanded(draft.text), [draft.text]);
  return {
    handed,
    setText: (text) => draft.setText(JSON.stringify({ ...handed, text })),
    drop: () => draft.sent()(),
  };
}
