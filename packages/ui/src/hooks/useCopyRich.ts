'use client';
import { useCallback } from 'react';
import { copyText } from '../browser/copyText';
import { markdownToHtml, markdownToText } from '../browser/markdownToHtml';
import { toast } from '../components/Toast';
import { useUiText } from '../provider/Provider';

/**
 * Function that copies an answer in Markdown, with headings and tables for Word or WPS and as plain text for others,
 * and shows 复制成功 or 复制失败; resolves to whether it worked.
 *
 * @example copyRich(`${answer}\n\n本内容由AI生成，请核对原文`)
 */
export function useCopyRich(): (markdown: string) => Promise<boolean> {
  const { copied, copyFailed } = useUiText();
  return useCallback(
    async (markdown) => {
      const isDone = await copyRich(markdown);
      if (isDone) toast(copied);
      else toast(copyFailed, { tone: 'error' });
      return isDone;
    },
    [copied, copyFailed],
  );
}

async function copyRich(markdown: string): Promise<boolean> {
  const words = markdownToText(markdown);
  if (typeof ClipboardItem !== 'function' || !navigator.clipboard?.write) return copyText(words);
  const blob = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
  const html = `<meta charset="utf-8">${markdownToHtml(markdown)}`;
  try {
    await navigator.clipboard.write([new ClipboardItem({ ...blob('text/html', html), ...blob('text/plain', words) })]);
    return true;
  } catch {
    return copyText(words);
  }
}
