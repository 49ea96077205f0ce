import type { LayoutId, Slide } from '@hengce/deck';
import { sampleData } from '@hengce/deck/testing';
import { expect, test } from 'vitest';
import { changeLayout } from './changeLayout';
import { slotText } from './slots';

const layouts = Object.keys(sampleData) as LayoutId[];
const of = (layout: LayoutId): Slide => ({ id: 's', layout, data: sampleData[layout] }) as Slide;
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
/** Layouts whose words are all sentences: nothing in them is a mark or a number of the layout itself. */
const worded: LayoutId[] = ['bullets', 'twoColumn', 'process', 'timeline', 'table', 'people', 'closing'];

test.each(worded.flatMap((from) => layouts.map((to) => [from, to] as const)))('从%s到%s，一个字不少', (from, to) => {
  const after = textsOf(changeLayout(of(from), to).data).join('\n');
  // The head of a table is of its columns, which other layouts do not have.
  const before = from === 'table' ? { ...sampleData.table, head: [] } : sampleData[from];
  for (const text of textsOf(before)) expect(after).toContain(text);
});

test('经过对比表再回来，每一条的标点都在', () => {
  const items = [{ text: '年度报告：每年5月底前填报，逾期不补' }, { text: '先初审，后复核，再公示' }];
  const slide = { ...of('bullets'), data: { title: '后续义务', items } } as Slide;
  expect(changeLayout(changeLayout(slide, 'comparison'), 'bullets').data).toMatchObject({ items });
});

test('出处跟着它的那一条', () => {
  const slide: Slide = {
    ...of('bullets'),
    cites: [{ path: 'items.1.text', sourceId: 'a', paragraph: 3, quote: '上年度研发费用总额不低于100万元' }],
  } as Slide;
  for (const to of layouts.filter((layout) => layout !== 'bullets')) {
    const changed = changeLayout(slide, to);
    const [cite] = changed.cites ?? [];
    expect(slotText(changed, cite?.path ?? ''), to).toContain('上年度研发费用总额不低于100万元');
  }
});
