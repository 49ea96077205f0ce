'use client';
import { useDraft } from '@hengce/feature-parts';
import { useMemo } from 'react';
import { type Handed, handedKey, readHanded } from '../../../model/handed';

/** Text that another page handed over, with changes before it is used; it survives a reload. */
export function useHanded(): { handed: Handed | null; setText: (text: string) => void; drop: () => void } {
  const draft = useDraft(handedKey);
  const handed = useMemo(() => readHanded(draft.text), [draft.text]);
  return {
    handed,
    setText: (text) => draft.setText(JSON.stringify({ ...handed, text })),
    drop: () => draft.sent()(),
  };
}
