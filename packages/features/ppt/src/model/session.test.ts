import { sampleDeck } from '@hengce/deck/testing';
import { expect, test } from 'vitest';
import { openSession, type SessionAction, sessionReducer } from './session';
import { duplicated, marked, movedTo, removed } from './slides';

const deck = { ...sampleDeck(), isBranded: false };
const open = () => openSession(deck);
const after = (...actions: SessionAction[]) => actions.reduce(sessionReducer, open());
const titled = (title: string) => ({ ...deck, title });

test('在一处连着打的字是一步，离开以后是下一步', () => {
  const typed = after(
    { type: 'changed', work: titled('甲'), of: 'title' },
    { type: 'changed', work: titled('甲乙'), of: 'title' },
    { type: 'settled' },
    { type: 'changed', work: titled('甲乙丙'), of: 'title' },
  );
  const once = sessionReducer(typed, { type: 'undone' });
  expect(once.work.title).toBe('甲乙');
  const twice = sessionReducer(once, { type: 'undone' });
  expect(twice.work).toBe(typed.past[0]);
  expect(sessionReducer(twice, { type: 'redone' }).work.title).toBe('甲乙');
});

test('撤销到头，什么都不变', () => expect(after({ type: 'undone' })).toEqual(open()));

test('删掉选中的页，选中第一页', () => {
  const session = after(
    { type: 'chosen', ids: ['s3'] },
    { type: 'changed', work: { ...deck, slides: removed(deck.slides, ['s3']) } },
  );
  expect(session.chosen).toEqual(['s1']);
});

test('复制、移动、隐藏几页', () => {
  const { slides, chosen } = duplicated(deck.slides, ['s2', 's4']);
  expect(slides.map(({ id }) => id).slice(0, 6)).toEqual(['s1', 's2', chosen[0], 's3', 's4', chosen[1]]);
  const moved = movedTo(deck.slides, ['s5', 's2'], { id: 's1', position: 'before' });
  expect(moved.map(({ id }) => id).slice(0, 4)).toEqual(['s2', 's5', 's1', 's3']);
  const hidden = marked(deck.slides, ['s1', 's2'], 'isHidden');
  expect(hidden.filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual(['s1', 's2']);
  expect(marked(hidden, ['s1', 's2'], 'isHidden')).toEqual(deck.slides);
});
