import { Worker } from 'node:worker_threads';

export type PdfReading = { pages: number; hasScripts: boolean } | { problem: 'locked' | 'broken' };

const maxSeconds = 30;
const maxMegabytes = 512;

/**
 * Number of pages of a PDF and whether it has scripts, or why it cannot be opened. Read in a thread of its own: one that
 * takes more than 30 s or 512 MB is reported as broken.
 */
export function readPdf(content: Uint8Array): Promise<PdfReading> {
  const worker = new Worker(new URL('./readPdf.worker.mjs', import.meta.url), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    // What it writes is of no use, and its loaders are not ours.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  return new Promise<PdfReading>((resolve) => {
    const end = (reading: PdfReading) => {
      clearTimeout(timer);
      resolve(reading);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ problem: 'broken' }), maxSeconds * 1000);
    worker.once('message', end);
    worker.once('error', () => end({ problem: 'broken' }));
    worker.once('exit', () => end({ problem: 'broken' }));
  });
}
