import type { RuleClass } from '@hengce/proofreading';
import { changeOf } from '../model/textChange';
import { withDifference } from './difference';
import type { FoundIssue, FromReading, ReadingOptions, ToReading } from './protocol';

export interface Readout {
  /** Text that the issues are of; null before the first reading. */
  text: string | null;
  issues: readonly FoundIssue[];
  blocks: number;
  waiting: number;
  notRun: readonly RuleClass[];
  words: FromReading['words'];
  /** Whether the engine could not be loaded, or broke. */
  hasFailed: boolean;
}

export const emptyReadout: Readout = {
  text: null,
  issues: [],
  blocks: 0,
  waiting: 0,
  notRun: [],
  words: 'loading',
  hasFailed: false,
};

/** Proofreader of one text outside the page's thread. */
export interface Reader {
  setOptions(options: ReadingOptions): void;
  setText(text: string, near: number): void;
  close(): void;
}

/** Receiver of messages: a worker, or the page itself in stories. */
export interface ReadingPort {
  send: (message: ToReading) => void;
  close: () => void;
}
export type OpenReading = (onMessage: (message: FromReading) => void, onFailure: () => void) => ReadingPort;

export function createReader(open: OpenReading, onRead: (readout: Readout) => void): Reader {
  let readout = emptyReadout;
  let turn = 0;
  let text = '';
  const port = open(
    (message) => {
      const issues = withDifference(readout.issues, message);
      const { blocks, waiting, notRun, words } = message;
      const isCurrent = message.turn === turn;
      readout = { ...readout, text: isCurrent ? text : null, issues, blocks, waiting, notRun, words, hasFailed: false };
      // What was found in an older text comes again for the newer one.
      if (isCurrent) onRead(readout);
    },
    () => {
      readout = { ...readout, hasFailed: true };
      onRead(readout);
    },
  );
  return {
    setOptions: (options) => port.send({ type: 'options', options }),
    setText(next, near) {
      turn += 1;
      port.send({ type: 'text', turn, ...changeOf(text, next), near });
      text = next;
    },
    close: port.close,
  };
}

/** Opens the engine in a worker of its own. */
export const openWorker: OpenReading = (onMessage, onFailure) => {
  const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromReading>) => onMessage(data);
  worker.onerror = (event) => {
    event.preventDefault();
    onFailure();
  };
  return { send: (message) => worker.postMessage(message), close: () => worker.terminate() };
};
