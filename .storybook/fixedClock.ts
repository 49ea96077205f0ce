/** Time of every story: 2026-11-20 10:24 in Shanghai, as in the design screens. */
export const storyNow = new Date('2026-11-20T10:24:00+08:00');

/**
 * Stops `new Date()` and `Date.now()` at `storyNow`; timers run, so that transitions and delays still work.
 *
 * @returns a function that lets the clock run
 */
export function fixClock() {
  const RealDate = globalThis.Date;
  class FixedDate extends RealDate {
    constructor(...args: unknown[]) {
      super(...((args.length > 0 ? args : [storyNow.getTime()]) as [number]));
    }
    static override now() {
      return storyNow.getTime();
    }
  }
  globalThis.Date = FixedDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
