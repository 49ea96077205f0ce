import { readFileSync } from 'node:fs';

/** What a part of the bench reports: a table for people, figures for programs. */
export interface PartResult {
  title: string;
  markdown: string;
  json: Record<string, unknown>;
}

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
 * Runs every call in some rounds and keeps the least processor time of each. Wall time would measure whatever else a shared
 * machine does; on an idle one the two are the same.
 */
export function bestTimes(calls: readonly (() => unknown)[], rounds = 5): number[] {
  const best = calls.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    calls.forEach((call, i) => {
      const before = process.cpuUsage();
      call();
      const { user, system } = process.cpuUsage(before);
      best[i] = Math.min(best[i] as number, (user + system) / 1000);
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
