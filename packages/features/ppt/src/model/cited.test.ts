import type { Slide } from '@hengce/deck';
import { expect, it } from 'vitest';
import { unverifiedIn, withVerified, wordingOf } from './cited';
import { withSlot } from './slots';

const slide: Slide = {
  id: 's1',
  layout: 'bullets',
  data: { title: '申报条件', items: [{ text: '研发费用总额不低于100万元' }, { text: '最高300万元' }] },
  cites: [{ path: 'items.0.text', sourceId: 'policy', paragraph: 4, quote: '上年度研发费用总额不低于100万元。' }],
};

it('摘自原文的字一改就不再是，多写一句也是；改回去又是摘自原文', () => {
  expect(wordingOf(slide)).toBe('extracted');
  expect(wordingOf(withSlot(slide, 'items.0.text', '研发费用总额不低于50万元'))).toBe('reworded');
  expect(wordingOf(withSlot(slide, 'items.0.text', '研发费用总额不低于100万元，且逐年增长'))).toBe('reworded');
  expect(wordingOf(withSlot(slide, 'items.1.text', '自己的'))).toBe('extracted');
  expect(wordingOf({ ...slide, isWritten: true })).toBe('written');
  expect(wordingOf({ ...slide, cites: [] })).toBe('own');
});

it('没有出处的数字标到有人核实，或改掉', () => {
  const marked: Slide = { ...slide, unverified: [{ path: 'items.1.text', text: '300万元' }] };
  expect(unverifiedIn(marked)).toHaveLength(1);
  expect(unverifiedIn(withSlot(marked, 'items.1.text', '最高200万元'))).toEqual([]);
  expect(withVerified(marked, 'items.1.text')).toEqual(slide);
});
