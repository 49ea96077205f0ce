import { expect, it } from 'vitest';
import { changeOf } from '../model/textChange';
import { createReading } from './createReading';
import { withDifference } from './difference';
import type { FoundIssue, FromReading } from './protocol';

/** Reads without words, at once, and keeps the list as the page does. */
async function reading() {
  let issues: readonly FoundIssue[] = [];
  const said: FromReading[] = [];
  const later: (() => void)[] = [];
  const take = createReading({
    post(message) {
      said.push(message);
      issues = withDifference(issues, message);
    },
    loadWords: () => Promise.reject(new Error('none')),
    later: (run) => later.push(run),
    now: () => 0,
  });
  take({ type: 'options', options: { today: '2026-11-20', genre: 'official' } });
  await Promise.resolve();
  let turn = 0;
  let written = '';
  return {
    said,
    write(text: string, near = 0) {
      take({ type: 'text', turn: ++turn, ...changeOf(written, text), near });
      written = text;
      for (let run = later.shift(); run; run = later.shift()) run();
      return issues;
    },
  };
}

const lines = (...wrong: boolean[]) => wrong.map((isWrong) => `工作已经完成${isWrong ? ',' : '，'}请查收。`).join('\n');

it('what comes in the place of an issue that is gone has another name', async () => {
  const { write } = await reading();
  const before = write(lines(true, true, true));
  const after = write(lines(false, true, true));
  expect(before).toHaveLength(3);
  expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
});

it('after a letter only what changed is said, and the rest has moved', async () => {
  const { write, said } = await reading();
  const before = write(lines(true, true, true));
  const after = write(`甲${lines(true, true, true)}`);
  expect(after.map(({ id, from }) => [id, from])).toEqual(before.map(({ id, from }) => [id, from + 1]));
  expect(said.at(-1)).toMatchObject({ shift: 1, words: 'absent', waiting: 0 });
  expect(said.at(-1)?.middle.length).toBeLessThanOrEqual(1);
});

it('a long text is told as far as it is read, then whole', async () => {
  const { write, said } = await reading();
  const text = Array.from({ length: 2_000 }, (_, at) => `第${at}项工作已经完成,请查收。`).join('\n');
  expect(write(text)).toHaveLength(2_000);
  expect(said.length).toBeGreaterThan(1);
  expect(said[0]?.waiting).toBeGreaterThan(0);
});

it('what stands before the caret at the end of a long text is told first', async () => {
  const { write, said } = await reading();
  const text = Array.from({ length: 2_000 }, (_, at) => `第${at}项工作已经完成,请查收。`).join('\n');
  write(text, text.length);
  expect(said[0]?.middle[0]?.from).toBeGreaterThan(text.length - 1_100);
});
