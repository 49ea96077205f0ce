import type { Db } from '../../../platform/db';
import type { AnswerEngine } from '../../engine';
import { cardsOf } from '../cards';
import { applyEvent, type Draft, type StreamEvent, toMessage } from '../message';
import { createMessageRepository } from '../messageRepository';
import { noMessage } from '../missing';
import { createRunRepository, type RunRow } from '../runRepository';
import { createTree } from '../tree';
import { openRunFeed, type RunFeed, record } from './RunFeed';

/** Feed of a run that this process does not write, as the log has it. @throws Rejection 404 where its message is gone */
export async function readFeed(db: Db, engine: Pick<AnswerEngine, 'policyCards'>, run: RunRow): Promise<RunFeed> {
  const messages = createMessageRepository(db);
  const [row] = await messages.listMessages([run.message_id]);
  if (row === undefined) throw noMessage();
  const tree = createTree(await messages.listNodes(run.conversation_id));
  const cards = run.state === 'done' ? await cardsOf(engine, row) : [];
  const draft: Draft = { message: toMessage(row, tree.siblingsOf(row.id), cards), openPart: null };
  const feed = openRunFeed(run.id, draft, false);
  const events = await createRunRepository(db).listEvents(run.id);
  for (const { seq, payload } of events) {
    const event = JSON.parse(payload) as StreamEvent;
    // The message of a run that is done is complete already.
    if (run.state === 'running') applyEvent(draft, event);
    record(feed, event, seq);
  }
  if (run.state === 'done' && !feed.isDone) {
    // The log was purged, the message was not.
    const { text } = draft.message;
    const done = { type: 'run.done', finishReason: run.finish_reason ?? 'interrupted', length: text.length } as const;
    record(feed, done, feed.seq + 2);
  }
  return feed;
}
