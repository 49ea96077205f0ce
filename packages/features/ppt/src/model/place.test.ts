import { layoutSlide, type Slide, themeOf } from '@hengce/deck';
import { sampleDeck } from '@hengce/deck/testing';
import { expect, it } from 'vitest';
import { withoutPlace, withPlace } from './place';

const quote = sampleDeck().slides.find(({ layout }) => layout === 'quote') as Slide;
const sheet = { width: 960, height: 540 };
const placeOf = (slide: Slide) => {
  const { elements } = layoutSlide(slide, { theme: themeOf('azurite'), aspect: '16:9' });
  const found = elements.find((element) => element.kind === 'text' && element.slot === 'text');
  if (!found) throw new Error('no text');
  const { x, y, w, h } = found;
  return { x, y, w, h };
};

it('moves and resizes a slot, again from where it is', () => {
  const first = placeOf(quote);
  const moved = withPlace(quote, 'text', first, { dx: 10, dy: -4, dw: -100 }, sheet);
  expect(placeOf(moved)).toEqual({ x: first.x + 10, y: first.y - 4, w: first.w - 100, h: first.h });
  const again = withPlace(moved, 'text', placeOf(moved), { dx: 5 }, sheet);
  expect(placeOf(again)).toEqual({ ...placeOf(moved), x: first.x + 15 });
});

it('keeps it on the sheet and of a size that can be seen', () => {
  const away = withPlace(quote, 'text', placeOf(quote), { dx: -2000, dy: 2000 }, sheet);
  const { x, y, h } = placeOf(away);
  expect([x, y + h]).toEqual([0, 540]);
  const small = withPlace(quote, 'text', placeOf(quote), { dw: -2000, dh: -2000 }, sheet);
  expect(placeOf(small)).toMatchObject({ w: 24, h: 24 });
});

it('puts it back where its layout has it', () => {
  const moved = withPlace(quote, 'text', placeOf(quote), { dx: 10 }, sheet);
  expect(withoutPlace(moved, 'text')).toEqual(quote);
});
