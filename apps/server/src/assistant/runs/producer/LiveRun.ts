import type { MainComponents } from '@hengce/api/contract';
import type { StreamEvent } from '../message';
import type { RunFeed } from '../stream/RunFeed';

type S = MainComponents['schemas'];

/** End of a run: finished, stopped or failed, with the reason. */
export interface Outcome {
  finishReason: S['ChatFinishReason'];
  error: S['ChatError'] | null;
}

/** Run that this process writes. */
export interface LiveRun {
  readonly id: string;
  readonly userId: string;
  readonly feed: RunFeed;
  readonly startedAt: Date;
  /** Stops the run before its engine ends. Only the first call counts. */
  stop(outcome: Outcome): void;
  /** Resolves when the end is in the database. */
  readonly ended: Promise<void>;
}

/** Run that is being written, with the events that are not in the log yet. */
export interface Writing extends LiveRun {
  abort: AbortController;
  /** Outcome with which it was stopped; null while it was not. */
  outcome: Outcome | null;
  /** Called with that outcome. */
  onStop: ((outcome: Outcome) => void) | null;
  /** Events that are neither numbered nor written. */
  pending: StreamEvent[];
  pendingLength: number;
  /** Characters that the engine gave and that are not in the database. */
  unwritten: number;
  part: S['ChatPart'] | null;
  partAt: Date;
  lengths: Record<S['ChatPart'], number>;
  reasoningMs: number;
  /** Called when there is room again. */
  hasRoom: (() => void) | null;
  isEnding: boolean;
}
