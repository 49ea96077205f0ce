import { expect, it } from 'vitest';
import { createChunker, fromText, slicesOf } from './chunk';

const sentence = (i: number) => `第${i}项设备的额定功率为${i % 97}千瓦，检验合格。`;
const sentences = (count: number) => Array.from({ length: count }, (_, i) => sentence(i)).join('');

it('没有空行的长文按句切开，一字不漏', () => {
  const text = sentences(150_000);
  expect(text.length).toBeGreaterThan(3_500_000);
  const chunks = createChunker().cut(fromText(text, false));
  for (const { text: one } of chunks.slice(0, -1)) {
    expect(one.length).toBeLessThanOrEqual(1_200);
    expect(one.endsWith('。')).toBe(true);
  }
  const kept = new Set(chunks.flatMap(({ text: one }) => one.match(/第\d+项[^。]*。/g) ?? []));
  expect(kept.size).toBe(150_000);
});

it('长文分段：段内换行优先，合起来还是原文', () => {
  const lines = `${sentences(400)}\r\n`.repeat(40);
  const slices = [...slicesOf(lines)];
  expect(slices.length).toBeGreaterThan(1);
  expect(slices.join('')).toBe(lines);
  for (const slice of slices) {
    expect(slice.length).toBeLessThanOrEqual(100_000);
    expect(slice.endsWith('\n')).toBe(true);
  }
  const bare = '无'.repeat(250_000);
  expect([...slicesOf(bare)].join('')).toBe(bare);
  expect([...slicesOf('短文。\n\n第二段。')]).toEqual(['短文。\n\n第二段。']);
});
