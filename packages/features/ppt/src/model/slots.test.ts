import type { Slide } from '@hengce/deck';
import { expect, test } from 'vitest';
import { slotText, withEntries, withSlot } from './slots';

const slide: Slide = {
  id: 's',
  layout: 'bullets',
  data: { title: '条件', items: [{ text: '甲' }, { text: '乙' }, { text: '丙' }] },
  cites: [{ path: 'items.2.text', sourceId: 'a', paragraph: 0, quote: '丙' }],
};

test('改一处，别处是同一个对象', () => {
  const changed = withSlot(slide, 'items.1.text', '丁');
  expect(slotText(changed, 'items.1.text')).toBe('丁');
  expect(changed.data.items[0]).toBe(slide.data.items[0]);
});

test('表格的单元格也是一处', () => {
  const table: Slide = { id: 't', layout: 'table', data: { title: '', head: ['a'], rows: [['b'], ['c']] } };
  expect(withSlot(table, 'rows.1.0', 'd').data).toMatchObject({ rows: [['b'], ['d']] });
});

test('出处随条目挪动，删掉的一起删掉', () => {
  expect(withEntries(slide, 'items', [2, 0]).cites).toEqual([{ ...slide.cites?.[0], path: 'items.0.text' }]);
  expect(withEntries(slide, 'items', [0, { text: '新' }]).cites).toEqual([]);
});
