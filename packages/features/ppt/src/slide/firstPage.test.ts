import { layoutDeck, type Slide, themeOf } from '@hengce/deck';
import { expect, it } from 'vitest';
import { firstPage } from './firstPage';

const bullets = (id: string, count: number): Slide => ({
  id,
  layout: 'bullets',
  data: { title: id, items: Array.from({ length: count }, (_, n) => ({ text: `第${n + 1}条：研发费用按项目归集` })) },
});

it('页码与放映、导出的一样：隐藏的不占，放不下一页的占几页', () => {
  const slides: Slide[] = [bullets('a', 2), { ...bullets('b', 2), isHidden: true }, bullets('c', 30), bullets('d', 2)];
  const shown = layoutDeck({ slides, themeId: 'official', brand: null, aspect: '16:9' });
  expect(shown.length).toBeGreaterThan(slides.length);
  for (const at of [0, 2, 3])
    expect(firstPage(slides, at, themeOf('official'), '16:9')).toBe(shown.findIndex(({ of }) => of === at) + 1);
});
