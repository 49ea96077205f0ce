import type { AnswerEngine } from '../engine';
import { type EndDependencies, endRun } from './endRun';
import type { StreamEvent } from './message';
import { interrupted } from './producer/outcomes';
import type { RunRow } from './runRepository';
import { readFeed } from './stream/readFeed';

/** Ends a run whose process is gone; what it wrote stays. @returns false when it was ended before */
export async function settleRun(
  deps: EndDependencies & { engine: Pick<AnswerEngine, 'policyCards'> },
  run: RunRow,
): Promise<boolean> {
  const feed = await readFeed(deps.db, deps.engine, run);
  const { openPart, message } = feed.draft;
  const events: StreamEvent[] = openPart === null ? [] : [{ type: 'part.end', part: openPart, durationMs: 0 }];
  if (interrupted.error !== null) events.push({ type: 'run.error', error: interrupted.error });
  events.push({ type: 'run.done', finishReason: 'interrupted', length: message.text.length });
  return endRun(deps, { id: run.id, userId: run.owner_id, feed }, events, interrupted);
}
