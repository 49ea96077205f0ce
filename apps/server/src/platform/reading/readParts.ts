import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Text, its left, top, width and height in fractions of the page, and 1 where a line ends. */
export type Run = [text: string, x: number, y: number, width: number, height: number, isEnd?: 1];

/** Cells of a table row, by column; null for a cell that is merged with the one before it. */
export type Row = (string | null)[];

export type Block = { kind: 'heading' | 'text'; text: string } | { kind: 'table'; rows: Row[] };

/** What a slide of a .pptx holds. */
export interface ReadSlide {
  title: string | null;
  /** Its other words in the order in which they are read; level 0 is the outermost. */
  paragraphs: { level: number; text: string }[];
  tables: Row[][];
  /** Figures of its charts: series side by side below their names, categories first. */
  charts: string[][][];
  pictures: { kind: 'png' | 'jpeg'; content: Uint8Array; alt: string }[];
  notes: string;
  /** Left out when it is presented. */
  isHidden: boolean;
  /** What was not read, by kind, with how many of it; of a diagram the words are. */
  leftOut: Partial<Record<LeftOutKind, number>>;
}
type LeftOutKind = 'shape' | 'picture' | 'chart' | 'diagram' | 'media' | 'object' | 'comment' | 'animation';

/** What a .pptx has of its organisation's look; null where it has none. */
export interface ReadBrand {
  /** Six hexadecimal digits each. */
  colors: { ink: string; accents: string[] } | null;
  fonts: { heading: string; body: string } | null;
  logo: { kind: 'png' | 'jpeg'; content: Uint8Array; place: 'top' | 'bottom' } | null;
  footer: string;
}

/** Reason why a file could not be read: slow, one page took too long; long, the whole file did; large, it took too much memory. */
export type Problem = 'locked' | 'broken' | 'slow' | 'long' | 'large';

/** Parts that a reader yields, in this order. */
export type ReadPart =
  | { type: 'opened'; pages: number }
  /** null: this page could not be read. Blank: nothing is printed on it, not even a picture. */
  | { type: 'page'; page: number; runs: Run[] | null; isBlank: boolean; isCut: boolean }
  | { type: 'sheet'; page: number; name: string; rows: Row[]; isCut: boolean }
  | { type: 'slide'; page: number; slide: ReadSlide }
  | { type: 'brand'; brand: ReadBrand }
  | { type: 'blocks'; blocks: Block[] }
  | { type: 'problem'; problem: Problem };

export interface ReadRequest {
  /** `brand`: of a .pptx, what its organisation puts on it. */
  kind: 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'brand';
  /** Content in memory of its own, which the reader takes over. */
  content: Uint8Array;
  /** Number of the first page or sheet to read. */
  from: number;
  maxPages: number;
  maxPerPage: number;
  maxRows: number;
}

export interface ReadBudget {
  /** Seconds for one page. */
  silentSeconds: number;
  /** Seconds for the whole file: five hundred pages of 29 seconds each are an attack. */
  seconds: number;
}
const usualBudget: ReadBudget = { silentSeconds: 30, seconds: 300 };
const maxMegabytes = 512;

/**
 * Parts of a file, read one at a time in a thread apart from the server; one that takes more than its time or memory ends
 * with a `problem`.
 *
 * @throws AbortError when the signal is aborted
 */
export async function* readParts(
  request: ReadRequest,
  signal: AbortSignal,
  { silentSeconds, seconds }: ReadBudget = usualBudget,
): AsyncGenerator<ReadPart, void> {
  const worker = new Worker(new URL('./reading.worker.mjs', import.meta.url), {
    workerData: request,
    transferList: [request.content.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    // What it writes is of no use, and its loaders are not ours.
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  const silence = new AbortController();
  const end = new AbortController();
  let timer = setTimeout(() => silence.abort(), silentSeconds * 1000);
  const budget = setTimeout(() => end.abort(), seconds * 1000);
  try {
    const messages = on(worker, 'message', {
      close: ['exit'],
      signal: AbortSignal.any([signal, silence.signal, end.signal]),
    });
    for await (const [part] of messages as AsyncIterable<[ReadPart | { type: 'done' }]>) {
      clearTimeout(timer);
      if (part.type === 'done') return;
      yield part;
      worker.postMessage('taken');
      timer = setTimeout(() => silence.abort(), silentSeconds * 1000);
    }
    yield { type: 'problem', problem: 'broken' };
  } catch (error) {
    if (signal.aborted) throw error;
    if (end.signal.aborted) yield { type: 'problem', problem: 'long' };
    else if (silence.signal.aborted) yield { type: 'problem', problem: 'slow' };
    else if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      yield { type: 'problem', problem: 'large' };
    else yield { type: 'problem', problem: 'broken' };
  } finally {
    clearTimeout(timer);
    clearTimeout(budget);
    await worker.terminate();
  }
}
