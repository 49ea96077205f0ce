'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useEffect } from 'react';
import { useChatText } from '../../text';
import { useSteady } from '../conversation/useSteady';
import { fileOf, handedKey, readHanded } from './handed';

/** Gives the text that another feature handed over to a new conversation, as a file, once. */
export function useHandedFile(isWanted: boolean, onFile: (file: File) => void): void {
  const { label } = useChatText().answer;
  const { drafts } = useFeatureHost();
  const give = useSteady(onFile);
  useEffect(() => {
    if (!isWanted || !drafts) return;
    let isCurrent = true;
    void drafts.read(handedKey).then((kept) => {
      const handed = readHanded(kept);
      if (!isCurrent || handed === null) return;
      give(fileOf(handed, label));
      void drafts.write(handedKey, null);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, drafts, give, label]);
}
