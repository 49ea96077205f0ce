'use client';
import { useCallback } from 'react';
import { copyText, type TextSource } from '../browser/copyText';
import { toast } from '../components/Toast';
import { useUiText } from '../provider/Provider';

/**
 * Function that copies a text and shows 复制成功 or 复制失败 (specification §8); resolves to whether it worked. A text
 * that is fetched first is given as a function; a failed fetch is 复制失败 too.
 *
 * @example copy(async () => htmlToText((await call(api.main.POST('/api/chatAgentRecord/getContent', { body
 * }))).content));
 */
export function useCopy(): (text: TextSource) => Promise<boolean> {
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
