import type { Mark } from './chunks';
import { gapOf } from './sound';

interface GapsOptions {
  now: () => Date;
  /** A gap is over. */
  onGap: (gap: Mark) => void;
}

/** Watches for stretches of a recording without sound. Positions are milliseconds of the sound, lengths those of the clock. */
export function createGaps({ now, onGap }: GapsOptions) {
  let lastHeard = 0;
  let open: { kind: Mark['kind']; atMs: number; since: number } | null = null;
  const clock = () => now().getTime();
  return {
    /** Sound came, from `atMs` on: less than the time that passed means that the device slept. */
    heard(heardMs: number, atMs: number) {
      const lastsMs = gapOf(clock() - lastHeard, heardMs);
      lastHeard = clock();
      if (lastsMs > 0) onGap({ kind: 'interrupted', atMs, lastsMs });
    },
    begin(kind: Mark['kind'], atMs: number) {
      open ??= { kind, atMs, since: clock() };
    },
    /** Sound is expected again, from now on. */
    end() {
      if (open) onGap({ kind: open.kind, atMs: open.atMs, lastsMs: clock() - open.since });
      open = null;
      lastHeard = clock();
    },
  };
}
