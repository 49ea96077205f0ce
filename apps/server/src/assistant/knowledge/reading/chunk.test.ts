import { expect, it } from 'vitest';
import { createChunker, fromText, rowTexts, slicesOf } from './chunk';

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

it('表格的每个值带它那一列的名称：两层表头、向下合并、横向合并', () => {
  expect(
    rowTexts([
      ['附表2', null, null, null, null],
      ['地区', '2024年', null, '2025年', null],
      ['地区', '营业收入', '利润', '营业收入', '利润'],
      ['苏州', '120', '12', '150', '15'],
      ['苏州', '80', '', '90', '9'],
      ['两处合计', '200', null, '240', '24'],
    ]),
  ).toEqual([
    '附表2',
    '地区：苏州；2024年营业收入：120；2024年利润：12；2025年营业收入：150；2025年利润：15',
    '地区：苏州；2024年营业收入：80；2025年营业收入：90；2025年利润：9',
    '地区：两处合计；200；2025年营业收入：240；2025年利润：24',
  ]);
});

it('一列的表、没有表头的表照原样', () => {
  expect(rowTexts([['甲'], ['乙']])).toEqual(['甲', '乙']);
  expect(
    rowTexts([
      ['甲', '1'],
      ['乙', '2'],
    ]),
  ).toEqual(['甲；1', '乙；2']);
  expect(
    rowTexts([
      ['指标', '数值'],
      ['甲', '1'],
    ]),
  ).toEqual(['指标：甲；数值：1']);
});
