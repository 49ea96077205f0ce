import { splitSentences } from '@hengce/text';
import type { Segment } from '../model/Transcript';

/** A sentence that was said, and the segments in which it was. */
export interface Sentence {
  text: string;
  speakerId: string | undefined;
  startMs: number;
  endMs: number;
  segmentIds: readonly string[];
}

/** A longer pause ends a sentence, whether it has a stop or not. */
const maxPauseMs = 1_500;

/** Sentences of a transcript: segments of one speaker that follow each other closely are read as one text. */
export function sentencesOf(segments: readonly Segment[]): Sentence[] {
  const sentences: Sentence[] = [];
  let run: Segment[] = [];
  const close = (): void => {
    sentences.push(...sentencesOfRun(run));
    run = [];
  };
  for (const segment of segments) {
    if (segment.text.trim() === '') continue;
    const last = run.at(-1);
    const isOne = last?.speakerId === segment.speakerId && segment.startMs - (last?.endMs ?? 0) <= maxPauseMs;
    if (last !== undefined && !isOne) close();
    run.push(segment);
  }
  close();
  return sentences;
}

function sentencesOfRun(run: readonly Segment[]): Sentence[] {
  const text = run.map((segment) => segment.text).join('');
  let at = 0;
  return splitSentences(text).flatMap((sentence) => {
    const [from, to] = [at, at + sentence.length];
    at = to;
    const words = sentence.trim();
    const within = segmentsWithin(run, from, to);
    const [first, last] = [within[0], within.at(-1)];
    if (words === '' || first === undefined || last === undefined) return [];
    const { speakerId, startMs } = first;
    return [{ text: words, speakerId, startMs, endMs: last.endMs, segmentIds: within.map(({ id }) => id) }];
  });
}

function segmentsWithin(run: readonly Segment[], from: number, to: number): Segment[] {
  let at = 0;
  return run.filter(({ text }) => {
    const start = at;
    at += text.length;
    return start < to && at > from;
  });
}
