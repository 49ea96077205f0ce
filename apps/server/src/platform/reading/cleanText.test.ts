import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { cleanText } from './cleanText';

const viewer = '../../../../../packages/features/chat/src/components/pdf/model';
const read = (path: string) => readFileSync(new URL(path, import.meta.url));

it('浏览器打印的PDF里，部首还原成字', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(read(`${viewer}/producers/chromium.pdf`)));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain('⾃');
  expect(cleanText(text).replace(/\s+/g, '')).toContain('材料齐全的，自受理之日起15个工作日内办结');
});
