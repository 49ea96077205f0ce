import type { Slide } from '@hengce/deck';
import { expect, it, test } from 'vitest';
import { openChanges, withKept } from './openChanges';
import { suggestionOf, withPresent, wordsNow } from './updates';

test.each([
  ['一个数', '300', '按10%补助，最高300万元。', '按10%补助，最高500万元。', '500'],
  [
    '整段',
    '按10%补助，最高300万元。',
    '按10%补助，最高300万元。',
    '按15%补助，最高500万元。',
    '按15%补助，最高500万元。',
  ],
  ['没有改的一句', '按10%补助', '按10%补助，最高300万元。', '按10%补助，最高500万元。', '按10%补助'],
  ['后面的一句', '最高300万元', '按10%补助，最高300万元。', '对上年投入按15%补助，最高500万元。', '最高500万元'],
  ['没有这些字', '最高400万元', '按10%补助，最高300万元。', '按10%补助，最高500万元。', null],
])('现在的字：%s', (_, words, before, after, now) => {
  expect(wordsNow(words, before, after)).toBe(now);
});

const before = '上年度研发费用不低于100万元。';
const after = { paragraph: 7, text: '上年度研发费用不低于200万元。' };
const change = { slideId: 's1', path: 'items.0.text', sourceId: 'policy', paragraph: 4, before, after };
const slide: Slide = {
  id: 's1',
  layout: 'bullets',
  data: { title: '条件', items: [{ text: '上年度研发费用不低于100万元' }] },
  cites: [{ path: 'items.0.text', sourceId: 'policy', paragraph: 4, quote: before }],
};

it('用新的：字与出处都换成新版本的，这处不再过时', () => {
  const taken = withPresent(slide, change, 'policy-2');
  expect(taken.data).toEqual({ title: '条件', items: [{ text: '上年度研发费用不低于200万元' }] });
  expect(taken.cites).toEqual([{ path: 'items.0.text', sourceId: 'policy-2', paragraph: 7, quote: after.text }]);
  expect(openChanges([slide], [change], 'policy-2')).toEqual([change]);
  expect(openChanges([taken], [change], 'policy-2')).toEqual([]);
});

it('保留：字不变，记下与哪个版本比过', () => {
  const kept = withKept(slide, change, 'policy-2');
  expect(kept.data).toEqual(slide.data);
  expect(openChanges([kept], [change], 'policy-2')).toEqual([]);
});

it('已改写的一处没有现成的字可用', () => {
  const own: Slide = { ...slide, layout: 'bullets', data: { title: '条件', items: [{ text: '研发费用够一百万' }] } };
  expect(suggestionOf(own, change)).toBeNull();
  expect(withPresent(own, change, 'policy-2')).toBe(own);
});
