import { expect, it } from 'vitest';
import { openSession, type SessionAction, sessionReducer } from './session';
import { withText } from './typing';

const first = { segments: [{ id: 'a', startMs: 0, endMs: 1, text: '', source: 'typed' as const }], speakers: [] };
const run = (actions: readonly SessionAction[]) => actions.reduce(sessionReducer, openSession(first));
const typed = (text: string): SessionAction => ({ type: 'changed', work: withText(first, 'a', text), of: 'a' });
const textOf = ({ work }: { work: typeof first | ReturnType<typeof withText> }) => work.segments[0]?.text;

it('what is typed into one sentence without leaving it is one step; after leaving it another', () => {
  const session = run([typed('研'), typed('研发'), { type: 'settled' }, typed('研发费')]);
  const once = sessionReducer(session, { type: 'undone' });
  expect(textOf(once)).toBe('研发');
  expect(textOf(sessionReducer(once, { type: 'undone' }))).toBe('');
  expect(textOf(sessionReducer(once, { type: 'redone' }))).toBe('研发费');
});

it('goes back without limit, and a new change lets go of what was undone', () => {
  const steps = Array.from({ length: 1_000 }, (_, n): SessionAction[] => [
    typed(String(n)),
    { type: 'settled' },
  ]).flat();
  let session = run(steps);
  expect(session.past).toHaveLength(1_000);
  for (let step = 0; step < 1_000; step += 1) session = sessionReducer(session, { type: 'undone' });
  expect(session.work).toBe(first);
  expect(sessionReducer(session, { type: 'undone' })).toBe(session);
  expect(sessionReducer(session, typed('新')).future).toEqual([]);
});
