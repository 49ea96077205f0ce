import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merged, moved, placed, placesFor, split, withLevel, without } from './outline';

const items = [
  { id: 'a', level: 1 as const, text: '条件' },
  { id: 'b', level: 2 as const, text: '研发费用' },
  { id: 'c', level: 3 as const, text: '不低于3%' },
  { id: 'd', level: 1 as const, text: '材料' },
];
const shown = (of: readonly { level: number; text: string }[]) => of.map(({ level, text }) => `${level}${text}`);

test('降一级：这一页成为上一页的一条，它下面的跟着', () => {
  expect(shown(withLevel(items, 3, 1))).toEqual(['1条件', '2研发费用', '3不低于3%', '2材料']);
  expect(shown(withLevel(items, 1, -1))).toEqual(['1条件', '1研发费用', '2不低于3%', '1材料']);
  expect(withLevel(items, 0, 1)).toEqual(items);
});

test('移动一页，它的条目一起走', () => {
  const after = moved(items, 3, -1);
  expect(shown(after)).toEqual(['1材料', '1条件', '2研发费用', '3不低于3%']);
  expect(shown(moved(after, 0, 1))).toEqual(shown(items));
  expect(moved(items, 0, -1)).toEqual(items);
});

test('一页的最后一条再往下，是下一页的第一条；往上又回来', () => {
  const pages = [...items, { id: 'e', level: 2 as const, text: '审计报告' }];
  const after = moved(pages, 1, 1);
  expect(shown(after)).toEqual(['1条件', '1材料', '2研发费用', '3不低于3%', '2审计报告']);
  expect(shown(moved(after, 2, -1))).toEqual(shown(pages));
});

test('拖动：一页只落在两页之间，一条不落在第一页之前', () => {
  expect(placesFor(items, 3)).toEqual([0, 3, 4]);
  expect(shown(placed(items, 3, 0))).toEqual(['1材料', '1条件', '2研发费用', '3不低于3%']);
  expect(placesFor(items, 1)).toEqual([1, 3, 4]);
  expect(shown(placed(items, 1, 4))).toEqual(['1条件', '1材料', '2研发费用', '3不低于3%']);
  expect(placed(items, 0, 3)).toEqual(items);
});

test('回车在光标处分开，退格与上一行合并，出处都在', () => {
  const cited = items.map((item) => ({ ...item, cites: [{ sourceId: 's', paragraph: 1, quote: item.text }] }));
  const parts = split(cited, 1, 2, 'n');
  expect(shown(parts)).toEqual(['1条件', '2研发', '2费用', '3不低于3%', '1材料']);
  expect(parts[2]?.cites).toHaveLength(1);
  const { items: whole, caret } = merged(parts, 2);
  expect(shown(whole)).toEqual(shown(items));
  expect(caret).toBe(2);
  expect(shown(split(items, 3, 0, 'n'))).toEqual(['1条件', '2研发费用', '3不低于3%', '1', '1材料']);
});

test('删一行，不多不少', () => {
  expect(shown(without(items, 0))).toEqual(['1研发费用', '2不低于3%', '1材料']);
});

test('怎么改都是一棵树，字不会丢', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('in', 'out', 'up', 'down', 'drag', 'split', 'merge'), fc.nat(40)), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(steps, (taken) => {
      let now = items as ReturnType<typeof without>;
      taken.forEach(([step, n], i) => {
        const at = n % now.length;
        if (step === 'in' || step === 'out') now = withLevel(now, at, step === 'in' ? 1 : -1);
        else if (step === 'up' || step === 'down') now = moved(now, at, step === 'up' ? -1 : 1);
        else if (step === 'drag') {
          const places = placesFor(now, at);
          now = placed(now, at, places[n % places.length] as number);
        } else if (step === 'split') now = split(now, at, Math.floor((now[at]?.text.length ?? 0) / 2), `n${i}`);
        else now = merged(now, at).items;
      });
      expect(now[0]?.level).toBe(1);
      for (const [n, item] of now.entries()) expect(item.level).toBeLessThanOrEqual((now[n - 1]?.level ?? 0) + 1);
      const letters = (of: readonly { text: string }[]) => [...of.map(({ text }) => text).join('')].sort().join('');
      expect(letters(now)).toBe(letters(items));
      expect(new Set(now.map(({ id }) => id)).size).toBe(now.length);
    }),
  );
});
