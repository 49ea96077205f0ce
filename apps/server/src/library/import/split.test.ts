import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitJson, UnfinishedJson } from './splitJson';
import { maxLineBytes, type Piece, splitLines } from './splitLines';

async function* chunked(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? bytes.length;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

async function collect(pieces: AsyncIterable<Piece>): Promise<(string | null)[]> {
  const all: (string | null)[] = [];
  for await (const { bytes } of pieces) all.push(bytes === null ? null : bytes.toString('utf8').trim());
  return all;
}

const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
const value = fc.jsonValue({ maxDepth: 3 });

describe('splitLines', () => {
  it('无论怎样分块，得到同样的行', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: fc.constantFrom('法', 'a', ' ', '\r') })),
        sizes,
        async (lines, parts) => {
          const found = await collect(splitLines(chunked(Buffer.from(lines.join('\n')), parts)));
          expect(found).toEqual(lines.map((line) => line.trim()).filter((line) => line !== ''));
        },
      ),
    );
  });

  it('空行不算记录，但行号照数', async () => {
    const numbers: number[] = [];
    for await (const { number } of splitLines(chunked(Buffer.from('a\n\n\nb'), [2]))) numbers.push(number);
    expect(numbers).toEqual([1, 4]);
  });

  it('过长的一行跳过，后面的照常', async () => {
    async function* huge() {
      for (let size = 0; size <= maxLineBytes; size += 1 << 22) yield Buffer.alloc(1 << 22, 0x61);
      yield Buffer.from('\n{"a":1}\n');
    }
    expect(await collect(splitLines(huge()))).toEqual([null, '{"a":1}']);
  });
});

describe('splitJson', () => {
  it.each([
    ['列表', (list: unknown[]) => list],
    [
      'policies列表',
      (list: unknown[]) => ({ version: '1', 'po"l': ['x', { policies: [9] }], policies: list, after: [1] }),
    ],
  ])('%s的元素与整体解析相同', async (_, wrap) => {
    await fc.assert(
      fc.asyncProperty(fc.array(value), fc.boolean(), sizes, async (list, isPretty, parts) => {
        const text = JSON.stringify(wrap(list), null, isPretty ? 2 : 0);
        const found = await collect(splitJson(chunked(Buffer.from(text), parts)));
        expect(found.map((one) => JSON.parse(one as string))).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });

  it('中断的文件给出已有的元素，再说明不完整', async () => {
    const found: string[] = [];
    const read = async () => {
      for await (const { bytes } of splitJson(chunked(Buffer.from('[{"a":1},{"b":"]"},{"c"'), [4])))
        found.push((bytes as Buffer).toString());
    };
    await expect(read()).rejects.toThrow(UnfinishedJson);
    expect(found).toEqual(['{"a":1}', '{"b":"]"}']);
  });
});
