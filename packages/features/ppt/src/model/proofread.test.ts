import { sampleDeck } from '@hengce/deck/testing';
import { expect, it } from 'vitest';
import { proofreadSlides, withSuggestion } from './proofread';
import { withText } from './texts';

const deck = sampleDeck();
const withTitle = (title: string) =>
  deck.slides.map((slide) => (slide.layout === 'bullets' ? withText(slide, 'title', title) : slide));
const today = '2026-11-25';

it('finds what a rule forbids, at its place in its slide', () => {
  const title = '依据国科发火[2016]32号';
  const [issue] = proofreadSlides(withTitle(title), today).filter(({ path }) => path === 'title');
  expect(issue).toMatchObject({ slideId: 's4', original: '[2016]', suggestion: '〔2016〕', from: title.indexOf('[') });
});

it('finds absolute claims of the deck itself, not those of its sources and not official titles', () => {
  const claims = (slides: typeof deck.slides) =>
    proofreadSlides(slides, today).flatMap(({ class: kind, original }) => (kind === 'ad.absolute' ? [original] : []));
  const own = withTitle('全国第一的最佳方案，国家级专精特新“小巨人”企业');
  expect(claims(own)).toEqual(['全国第一', '最佳']);
  const cite = { path: 'title', sourceId: 'a', paragraph: 0, quote: '奖励全国第一的最佳方案' };
  expect(claims(own.map((slide) => ({ ...slide, cites: [cite] })))).toEqual([]);
});

it('puts the suggestion in, and nothing where the words are gone', () => {
  const slides = withTitle('依据国科发火[2016]32号');
  const [issue] = proofreadSlides(slides, today);
  if (!issue) throw new Error('nothing found');
  const changed = withSuggestion(slides, issue);
  expect(changed.find(({ id }) => id === 's4')?.data).toMatchObject({ title: '依据国科发火〔2016〕32号' });
  expect(withSuggestion(changed, issue)).toEqual(changed);
});

it('reads the second paragraph of a text at its own place', () => {
  const text = '第一段。\n依据国科发火[2016]32号';
  const slides = deck.slides.map((slide) =>
    slide.layout === 'twoColumn' ? withText(slide, 'columns.0.body', text) : slide,
  );
  expect(proofreadSlides(slides, today)[0]).toMatchObject({ path: 'columns.0.body', from: text.indexOf('[') });
});

it('does not read hidden slides', () => {
  const hidden = withTitle('依据国科发火[2016]32号').map((slide) => ({ ...slide, isHidden: true }));
  expect(proofreadSlides(hidden, today)).toEqual([]);
});
