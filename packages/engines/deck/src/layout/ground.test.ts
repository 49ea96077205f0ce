import { describe, expect, test } from 'vitest';
import { type Brand, longestFooter } from '../deck/brand';
import { drawScene } from '../scene/drawScene';
import type { Box, Scene } from '../scene/scene';
import { sampleBrand } from '../testing/sampleBrand';
import { sampleDeck } from '../testing/sampleDeck';
import { contrast } from '../theme/contrast';
import { themes } from '../theme/themes';
import { layoutDeck } from './paginate';

const scenesOf = (brand: Brand, themeId = 'azurite', aspect: '16:9' | '4:3' = '16:9') =>
  layoutDeck({ ...sampleDeck(themeId, aspect), brand }).map(({ slide, scene }) => ({ layout: slide.layout, scene }));
const logoIn = ({ ground }: Scene) => ground.find((element) => element.kind === 'image');
const meets = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const logo = { file: 'logo0001', width: 240, height: 120, place: 'top', isLight: false } as const;

describe.each(themes.map(({ id }) => id))('%s', (themeId) => {
  test.each(['top', 'bottom'] as const)('标志（%s）每页都有，不压着字，底色衬得出来', (place) => {
    for (const aspect of ['16:9', '4:3'] as const)
      for (const isLight of [false, true])
        for (const { layout, scene } of scenesOf(sampleBrand({ logo: { ...logo, place, isLight } }), themeId, aspect)) {
          const shown = logoIn(scene) as Box;
          const texts = [...scene.ground, ...scene.elements].filter(({ kind }) => kind === 'text');
          for (const text of texts) expect(meets(text, shown), `${layout} ${JSON.stringify(text)}`).toBe(false);
          const under = scene.ground
            .slice(
              0,
              scene.ground.findIndex(({ kind }) => kind === 'image'),
            )
            .at(-1);
          const white = contrast('FFFFFF', under?.kind === 'box' ? under.fill : scene.background);
          if (isLight) expect(white).toBeGreaterThanOrEqual(3);
          else expect(white).toBeLessThan(1.5);
        }
  });
});

test('页脚写在有正文的页，封面、章节与结束页没有；最长的也放得下', () => {
  const footer = '企'.repeat(longestFooter);
  for (const place of ['top', 'bottom'] as const)
    for (const { layout, scene } of scenesOf(sampleBrand({ footer, logo: { ...logo, place } }), 'azurite', '4:3')) {
      const words = scene.ground.filter((element) => element.kind === 'text');
      expect(words.map(({ lines }) => lines)).toEqual(
        ['cover', 'section', 'closing'].includes(layout) ? [] : [[footer]],
      );
      expect(words.some(({ isOverfull }) => isOverfull)).toBe(false);
    }
});

test('字体的名字写在每一行字上，断行不随字体变', () => {
  const place = { logo: null, footer: '' };
  const linesOf = (brand: Brand) =>
    scenesOf(brand).flatMap(({ scene }) => drawScene(scene).flatMap((shape) => (shape.kind === 'text' ? [shape] : [])));
  const named = linesOf(sampleBrand(place));
  const plain = linesOf(sampleBrand({ ...place, fonts: null }));
  expect(named.map(({ text, x, baseline }) => [text, x, baseline])).toEqual(
    plain.map(({ text, x, baseline }) => [text, x, baseline]),
  );
  expect(plain.every(({ font }) => font === null)).toBe(true);
  expect(new Set(named.map(({ font }) => font))).toEqual(new Set(['思源黑体 Heavy', '思源黑体']));
  expect(named.find(({ slot }) => slot === 'title')?.font).toBe('思源黑体 Heavy');
});

test('同一类的页，底子是同一个', () => {
  const grounds = scenesOf(sampleBrand(), 'navy').map(({ scene }) => JSON.stringify(scene.ground));
  expect(new Set(grounds).size).toBeLessThanOrEqual(3);
});
