import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { renderDocx } from './renderDocx';

/** Every part of it that is XML. */
async function partsOf(docx: Uint8Array): Promise<string[]> {
  const zip = await fromBufferPromise(Buffer.from(docx), { lazyEntries: true });
  const parts: string[] = [];
  for await (const entry of zip.eachEntry())
    if (/\.(xml|rels)$/.test(entry.fileName))
      parts.push(
        new TextDecoder('utf-8', { fatal: true }).decode(await buffer(await zip.openReadStreamPromise(entry))),
      );
  return parts;
}

const forbidden = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
  '\uFFFE',
  '\uFFFF',
  '\uD800',
  '\uDC00',
].filter((character) => !'\t\n\r'.includes(character));

it('XML不允许的字符不写进文件，其余的字都在', async () => {
  const odd = `甲${forbidden.join('·')}乙𠅤😀\u0085\u2028丙`;
  const createdAt = new Date('2026-11-21T02:00:00Z');
  const parts = await partsOf(
    await renderDocx({
      title: odd,
      subtitle: odd,
      author: odd,
      footer: odd,
      createdAt,
      blocks: [
        { kind: 'heading', text: odd },
        { kind: 'paragraph', text: odd },
        { kind: 'facts', rows: [[odd, odd]] },
        { kind: 'table', columns: [{ title: odd, share: 1 }], rows: [[odd]] },
      ],
    }),
  );
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts)
    for (const character of [...forbidden, '\uFFFD'])
      expect(part.includes(character), JSON.stringify(character)).toBe(false);
  expect(parts.some((part) => part.includes('乙𠅤😀'))).toBe(true);
});
