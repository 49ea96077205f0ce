import type { Clock } from '../src/platform/ports';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  set(date: Date): void;
}

/** Stands still until a test moves it. */
export function createTestClock(start = new Date('2026-11-21T02:00:00.000Z')): TestClock {
  let now = start;
  return {
    now: () => now,
    advance(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
    set(date) {
      now = date;
    },
  };
}
