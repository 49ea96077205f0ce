import {
  contextOf,
  type FixedWordIndex,
  type PlacedBlock,
  type ProofreadResult,
  ProofreadSession,
  type Segmenter,
} from '@hengce/proofreading';
import { changed } from '../model/textChange';
import { difference, type Unnamed, withDifference } from './difference';
import type { FoundIssue, FromReading, ReadingOptions, ToReading } from './protocol';

export interface Words {
  segment: Segmenter;
  fixedWords: FixedWordIndex;
}

interface Surroundings {
  post: (message: FromReading) => void;
  /** Rejects where they cannot be had. */
  loadWords: () => Promise<Words>;
  /** Runs what is given after messages that came meanwhile. */
  later: (run: () => void) => void;
  now: () => number;
}

/** So much is read before the first marks are shown, a screen, and twice as much each time, between two looks at the mail. */
const firstCharacters = 1_000;
const maxCharacters = 20_000;
/** Between two messages of a long reading. */
const tellMs = 150;

/**
 * Proofreading of a text while it is written: the code of the worker, without the worker.
 *
 * @returns the function that takes the page's messages
 */
export function createReading({ post, loadWords, later, now }: Surroundings) {
  let options: ReadingOptions | null = null;
  let words: Words | null = null;
  let standing: FromReading['words'] = 'loading';
  let session: ProofreadSession | null = null;
  let asked: { turn: number; near: number } | null = null;
  let text = '';
  let sent: readonly FoundIssue[] = [];
  let named = 0;
  let isUnderWay = false;
  let piece = firstCharacters;
  /** Until the text was read once as a whole, what is found is told in between. */
  let wasWhole = false;
  let toldAt = 0;

  function begin(): void {
    if (!options || !asked) return;
    session = new ProofreadSession({ ...options, ...words });
    read();
  }

  function read(): void {
    if (!session || !asked) return;
    session.update(text);
    piece = firstCharacters;
    if (!isUnderWay) step();
  }

  function step(): void {
    if (!session || !asked) return;
    isUnderWay = session.read(piece, asked.near);
    const isSoon = piece < maxCharacters || now() - toldAt >= tellMs;
    if (!isUnderWay || (!wasWhole && isSoon)) tell(session.result(), asked.turn);
    if (!isUnderWay) wasWhole = true;
    piece = Math.min(2 * piece, maxCharacters);
    if (isUnderWay) later(step);
  }

  function tell(result: ProofreadResult, turn: number): void {
    const change = difference(sent, foundIn(result), () => `${++named}`);
    sent = withDifference(sent, change);
    toldAt = now();
    const { blocks, waiting, notRun } = result;
    post({ turn, ...change, blocks: blocks.length, waiting, notRun, words: standing });
  }

  function haveWords(loaded: Words | null): void {
    words = loaded;
    standing = loaded ? 'ready' : 'absent';
    if (loaded) later(begin);
    else if (session && asked && !isUnderWay) tell(session.result(), asked.turn);
  }
  loadWords().then(haveWords, () => haveWords(null));

  return (message: ToReading): void => {
    if (message.type === 'options') {
      options = message.options;
      begin();
      return;
    }
    // A text that has little in common with the one before is shown as far as it is read.
    const removed = text.length - message.head - message.tail;
    if (Math.max(message.middle.length, removed) > maxCharacters) wasWhole = false;
    text = changed(text, message);
    asked = message;
    if (session) read();
    else begin();
  };
}

const foundIn = ({ blocks, issues }: ProofreadResult): Unnamed[] =>
  issues.map(({ block, ...issue }) => {
    const { text, start } = blocks[block] as PlacedBlock;
    return { ...issue, context: contextOf(text, issue), from: start + issue.from, to: start + issue.to };
  });
