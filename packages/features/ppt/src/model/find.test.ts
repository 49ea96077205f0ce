import { sampleDeck } from '@hengce/deck/testing';
import { expect, it } from 'vitest';
import { withWords, wordsIn } from './find';

const { slides } = sampleDeck();
const placesOf = (found: ReturnType<typeof wordsIn>) => found.map(({ slideId, path, from }) => [slideId, path, from]);

it('finds words in titles, entries, cells and notes, whatever the case of Latin letters', () => {
  expect(placesOf(wordsIn(slides, '差异'))).toEqual([['s5', 'title', 11]]);
  expect(placesOf(wordsIn(slides, '主导产品占比'))).toEqual([['s11', 'rows.1.0', 0]]);
  expect(placesOf(wordsIn(slides, '第3页的讲稿'))).toEqual([['s3', 'notes', 0]]);
  expect(wordsIn(slides, 'bar')).toEqual([]);
  expect(wordsIn(slides, '')).toEqual([]);
});

it('replaces all of them, several in one text too, and leaves other slides as they were', () => {
  const [slide] = slides;
  if (!slide) throw new Error('no sample');
  const doubled = { ...slide, notes: '后补助、后补助与后补助' };
  const all = [doubled, ...slides.slice(1)];
  const found = wordsIn(all, '后补助');
  const changed = withWords(all, found, '奖补');
  expect(changed[0]?.notes).toBe('奖补、奖补与奖补');
  expect(wordsIn(changed, '后补助')).toEqual([]);
  expect(wordsIn(changed, '奖补').length).toBe(found.length);
  const untouched = slides.findIndex(({ layout }) => layout === 'people');
  expect(changed[untouched]).toBe(all[untouched]);
});

it('replaces one of them', () => {
  const found = wordsIn(slides, '研发费用');
  const changed = withWords(slides, found.slice(1, 2), '研究费用');
  expect(wordsIn(changed, '研发费用')).toHaveLength(found.length - 1);
  expect(wordsIn(changed, '研究费用')).toHaveLength(1);
});
