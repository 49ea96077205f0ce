import { describe, expect, test } from 'vitest';
import { budgets, type SlotBudget } from '../deck/budgets';
import type { Deck, Slide } from '../deck/deck';
import type { LayoutId } from '../deck/layoutData';
import { isOverfull, type SceneElement } from '../scene/scene';
import { sampleBrand } from '../testing/sampleBrand';
import { sampleData, sampleDeck } from '../testing/sampleDeck';
import { brandedTheme } from '../theme/brandedTheme';
import { themeOf, themes } from '../theme/themes';
import { layoutSlide } from './layoutSlide';
import { layoutDeck, partsOf } from './paginate';

const layouts = Object.keys(sampleData) as LayoutId[];
const aspects: Deck['aspect'][] = ['16:9', '4:3'];

/** As much as the soft budgets allow, in the words of an official text. */
const filler = '按照规定对符合条件的企业给予研发费用补助，单个企业年度补助最高不超过规定限额，具体以当年通知为准；';
const textOf = (length: number): string => filler.repeat(Math.ceil(length / filler.length)).slice(0, length);
function fullest(budget: SlotBudget): unknown {
  if (budget.kind === 'text') return textOf(budget.soft);
  if (budget.kind === 'image') return { file: 'a.png', alt: textOf(budget.alt.soft), width: 1600, height: 900 };
  const entry = () =>
    'kind' in budget.item
      ? fullest(budget.item as SlotBudget)
      : Object.fromEntries(Object.entries(budget.item).map(([name, of]) => [name, fullest(of)]));
  return Array.from({ length: budget.max }, entry);
}
function fullSlide(layout: LayoutId): Slide {
  const data = Object.fromEntries(Object.entries(budgets[layout]).map(([name, budget]) => [name, fullest(budget)]));
  if (layout === 'table') data.rows = (data.rows as { cells: string[] }[]).map(({ cells }) => cells);
  if (layout === 'chart')
    data.series = [1, 2, 3, 4].map((n) => ({
      name: `系列${n}`,
      values: [1, 2, 3, 4, 5, 6, 7, 8].map((value) => value * n * 1000),
    }));
  return { id: 's', layout, data: { ...(layout === 'chart' && { form: 'bar' }), ...data } } as unknown as Slide;
}

describe.each(aspects)('%s', (aspect) => {
  test.each(layouts)('%s：每套主题下，写到预算的上限也放得下', (layout) => {
    for (const theme of themes.flatMap((one) => [one, brandedTheme(one, sampleBrand())]))
      for (const { slide } of partsOf(fullSlide(layout), theme, aspect)) {
        const overfull = layoutSlide(slide, { theme, aspect }).elements.filter((element) =>
          isOverfull({ width: 0, height: 0, background: '', ground: [], elements: [element] }),
        );
        expect(
          overfull.map((element) => ('slot' in element ? element.slot : element.kind)),
          theme.id,
        ).toEqual([]);
      }
  });

  test.each(layouts)('%s：什么都不出页，字不小于12磅，正文不小于14磅', (layout) => {
    for (const theme of themes.flatMap((one) => [one, brandedTheme(one, sampleBrand())])) {
      const { ground, elements, width, height } = layoutSlide({ id: 's', layout, data: sampleData[layout] } as Slide, {
        theme,
        aspect,
        number: 1,
      });
      for (const { x, y, w, h } of [...ground, ...elements]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + w).toBeLessThanOrEqual(width + 0.01);
        expect(y + h).toBeLessThanOrEqual(height + 0.01);
      }
      for (const element of elements) if (element.kind === 'text') expect(element.size).toBeGreaterThanOrEqual(12);
    }
  });
});

const textsOf = (elements: SceneElement[], slot: RegExp) =>
  elements.filter((element) => element.kind === 'text' && slot.test(element.slot));

test('同类的文字一样大：取放得下最长一条的', () => {
  const items = ['短', textOf(70), '短', '短', textOf(60)].map((text) => ({ text }));
  const slide: Slide = { id: 's', layout: 'bullets', data: { title: '条件', items } };
  const { elements } = layoutSlide(slide, { theme: themeOf('azurite'), aspect: '16:9' });
  expect(new Set(textsOf(elements, /^items/).map((element) => element.kind === 'text' && element.size)).size).toBe(1);
});

test('放不下的接着到下一页，标题写（续），编号连着，页数最少', () => {
  const items = Array.from({ length: 12 }, (_, n) => ({ text: `${n + 1}. ${textOf(50)}` }));
  const deck: Deck = { ...sampleDeck(), slides: [{ id: 's', layout: 'bullets', data: { title: '申报条件', items } }] };
  const shown = layoutDeck(deck);
  expect(shown.map(({ slide }) => (slide.data as { title: string }).title)).toEqual([
    '申报条件',
    '申报条件（续）',
    '申报条件（续）',
  ]);
  expect(shown.map(({ from, of }) => [of, from])).toEqual([
    [0, 0],
    [0, 4],
    [0, 8],
  ]);
  expect(shown.flatMap(({ slide }) => (slide.data as { items: unknown[] }).items)).toEqual(items);
});

test('隐藏的页不放映，也不占页码', () => {
  const deck = sampleDeck();
  const slides = deck.slides.map((slide, n) => (n === 2 ? { ...slide, isHidden: true } : slide));
  const shown = layoutDeck({ ...deck, slides });
  expect(shown.map(({ of }) => of)).not.toContain(2);
  expect(shown).toHaveLength(deck.slides.length - 1);
});

test('移动与缩放一处文字，其余不动', () => {
  const slide: Slide = { id: 's', layout: 'quote', data: sampleData.quote };
  const place = { theme: themeOf('azurite'), aspect: '16:9' } as const;
  const [before] = textsOf(layoutSlide(slide, place).elements, /^text$/);
  const changed = layoutSlide({ ...slide, overrides: { text: { dx: 10, dy: -5, sizeStep: -1 } } }, place);
  const [after] = textsOf(changed.elements, /^text$/);
  expect(after).toMatchObject({ x: (before?.x ?? 0) + 10, y: (before?.y ?? 0) - 5 });
  expect((after as { size: number }).size).toBeLessThan((before as { size: number }).size);
});

test('改字号的一处，段落还是几段', () => {
  const columns = [
    { head: '一', body: '企业自愿申报。\n属地初审。' },
    { head: '二', body: '无' },
  ];
  const slide: Slide = {
    id: 's',
    layout: 'twoColumn',
    data: { title: '流程', columns },
    overrides: { 'columns.0.body': { sizeStep: -1 } },
  };
  const [body] = textsOf(
    layoutSlide(slide, { theme: themeOf('azurite'), aspect: '16:9' }).elements,
    /^columns\.0\.body$/,
  );
  expect((body as { lines: string[] }).lines).toEqual(['企业自愿申报。', '属地初审。']);
});

test('换主题只改样子：内容与页数不变', () => {
  const words = (themeId: string) =>
    layoutDeck(sampleDeck(themeId)).map(({ scene }) =>
      scene.elements.flatMap((element) => (element.kind === 'text' ? [element.slot, element.lines.join('')] : [])),
    );
  for (const { id } of themes) expect(words(id)).toEqual(words('azurite'));
});

test('目录六项以上分两栏，十二项以上接着到下一页，前面的编号也接着', () => {
  const numbersOf = (length: number) => {
    const items = Array.from({ length }, (_, n) => ({ text: `第${n + 1}项` }));
    const deck: Deck = { ...sampleDeck(), slides: [{ id: 's', layout: 'contents', data: { title: '目录', items } }] };
    return layoutDeck(deck).map(({ scene }) =>
      scene.elements.flatMap((element) => (element.kind === 'text' && /^\d\d$/.test(element.text) ? [element] : [])),
    );
  };
  const [whole, ...none] = numbersOf(8);
  expect(none).toEqual([]);
  expect(whole?.map(({ text }) => text)).toEqual(['01', '02', '03', '04', '05', '06', '07', '08']);
  expect(new Set(whole?.map(({ x }) => x)).size).toBe(2);
  const pages = numbersOf(15);
  expect(pages).toHaveLength(2);
  expect(pages.flat().map(({ text }) => Number(text))).toEqual(Array.from({ length: 15 }, (_, n) => n + 1));
});
