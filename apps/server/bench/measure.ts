import { readFileSync } from 'node:fs';

export interface Distribution {
  p50: number;
  p95: number;
  max: number;
}

/** Milliseconds, rounded to a hundredth. */
export function distribution(samples: readonly number[]): Distribution {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

/**
 * Runs every call in some rounds and keeps the best time of each, so that the noise of a shared machine is measured as little
 * as possible and the difference between calls as much.
 */
export function bestTimes(calls: readonly (() => unknown)[], rounds = 5): number[] {
  const best = calls.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    calls.forEach((call, i) => {
      const start = performance.now();
      call();
      best[i] = Math.min(best[i] as number, performance.now() - start);
    });
  }
  return best;
}

/** Processor seconds of this process while `run` runs, and the wall clock. */
export async function timed<T>(run: () => Promise<T>): Promise<{ result: T; seconds: number; cpuSeconds: number }> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = await run();
  const used = process.cpuUsage(cpu);
  return { result, seconds: (performance.now() - start) / 1000, cpuSeconds: (used.user + used.system) / 1e6 };
}

/** Megabytes; peak where the system tells it. */
export function memory(): { rss: number; peak: number | null } {
  const rss = Math.round(process.memoryUsage().rss / 1e6);
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    return { rss, peak: peak === undefined ? null : Math.round(Number(peak) / 1000) };
  } catch {
    return { rss, peak: null };
  }
}

export function table(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const line = (cells: readonly (string | number | null)[]) => `| ${cells.map((cell) => cell ?? '—').join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
