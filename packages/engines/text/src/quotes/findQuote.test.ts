import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findQuote } from './findQuote';

const source = '第七条　对上一年度研发费用超过500万元的企业，按研发费用的5.5%给予补助，单个企业最高200万元。';

it.each([
  ['一字不差', '按研发费用的5.5%给予补助', '按研发费用的5.5%给予补助'],
  [
    '全角、空格与标点不同',
    '对上一年度研发费用超过５００万元的企业 按研发费用的5.5％',
    '对上一年度研发费用超过500万元的企业，按研发费用的5.5%',
  ],
  [
    '一头不同，八成五以上连着',
    '年度研发费用超过500万元的企业，按研发费用的5.5%给予补贴',
    '年度研发费用超过500万元的企业，按研发费用的5.5%给予补',
  ],
  ['中间改了数字', '对上一年度研发费用超过800万元的企业', null],
  ['小数点不能省', '按研发费用的55%给予补助', null],
  ['太短', '最高200万', null],
  ['没有这话', '对高新技术企业一次性奖励30万元', null],
])('%s', (_, quote, wanted) => {
  expect(findQuote(quote, source)).toBe(wanted);
});

const words = fc.string({
  unit: fc.constantFrom(...'研发费用补助企业第七条对按给予最高0123456789万元，。；（）“” '),
  minLength: 12,
  maxLength: 200,
});
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

it('原文里的任何一段都找得到，并且就是那一段', () => {
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (text, from, length) => {
      const start = from % text.length;
      const quote = text.slice(start, start + 8 + (length % 100));
      fc.pre(plain(quote).length >= 8);
      const found = findQuote(quote.replaceAll('，', ',').replaceAll(' ', ''), text);
      expect(found).not.toBeNull();
      expect(text).toContain(found);
      expect(plain(found ?? '')).toBe(plain(quote));
    }),
  );
});

it('找到的一定是原文的话，至少八个字、八成五', () => {
  fc.assert(
    fc.property(words, words, (quote, text) => {
      const found = findQuote(quote, text);
      if (found === null) return;
      expect(text).toContain(found);
      expect(plain(found).length).toBeGreaterThanOrEqual(Math.max(8, Math.ceil(0.85 * plain(quote).length)));
      expect(plain(quote)).toContain(plain(found));
    }),
  );
});
