import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ImportCounts } from '../src/library/import/importFile';

const script = fileURLToPath(new URL('./importChild.ts', import.meta.url));

export interface ImportReport {
  counts: ImportCounts;
  broken: string | null;
  seconds: number;
  cpuSeconds: number;
  /** Megabytes. */
  memory: { rss: number; peak: number | null };
}

export interface RunningImport {
  child: ChildProcess;
  /** Records it has said to be safe. */
  committed(): number;
  /** Resolves when it ends; null after a kill. */
  ended: Promise<ImportReport | null>;
}

/** Imports a file in a process of its own, which can be measured and killed. */
export function startImport(dataDir: string, path: string, onCommit?: () => void): RunningImport {
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let committed = 0;
  let report: ImportReport | null = null;
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const value = JSON.parse(line) as { committed: number } | ImportReport;
      if ('committed' in value) committed = value.committed;
      else report = value;
      onCommit?.();
    }
  });
  return {
    child,
    committed: () => committed,
    ended: new Promise((resolve) => child.once('close', () => resolve(report))),
  };
}
