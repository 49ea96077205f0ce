'use client';
import { useCallback } from 'react';
import { copyText } from '../browser/copyText';
import { toast } from '../components/Toast';
import { useUiText } from '../provider/Provider';

/** Copies a text and says whether that worked (specification §8: 复制成功, 复制失败). Resolves to whether it did. */
export function useCopy(): (text: string) => Promise<boolean> {
  const { copied, copyFailed } = useUiText();
  return useCallback(
    async (text) => {
      const isDone = await copyText(text);
      if (isDone) toast(copied);
      else toast(copyFailed, { tone: 'error' });
      return isDone;
    },
    [copied, copyFailed],
  );
}
