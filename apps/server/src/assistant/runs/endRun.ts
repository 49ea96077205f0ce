import type { EquityService } from '../../account/entitlements';
import { type Db, lockUser } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import type { Passages } from '../knowledge';
import { createConversationRepository } from './conversationRepository';
import { applyEvent, citedIn, type Draft, detailsIn, type Message, type StreamEvent } from './message';
import { createMessageRepository } from './messageRepository';
import type { LiveRun, Outcome } from './producer/LiveRun';
import { createRunRepository, toRows } from './runRepository';

export interface EndDependencies {
  db: Db;
  clock: Clock;
  equities: Pick<EquityService, 'settle'>;
  passages: Pick<Passages, 'countCitations'>;
}

/**
 * Ends a run in one transaction: its last events, its answer, its use and what it cites.
 *
 * @returns false when it was ended before
 */
export async function endRun(
  { db, clock, equities, passages }: EndDependencies,
  run: Pick<LiveRun, 'id' | 'userId' | 'feed'>,
  events: readonly StreamEvent[],
  outcome: Outcome,
): Promise<boolean> {
  const draft: Draft = structuredClone(run.feed.draft);
  for (const event of events) applyEvent(draft, event);
  return db.transaction(async (tx) => {
    await lockUser(tx, run.userId);
    const repository = createRunRepository(tx);
    const isTaken = (await repository.append(toRows(run.id, run.feed.seq, events))).has(run.id);
    const now = clock.now();
    const row = await repository.end(run.id, outcome.finishReason, now);
    if (row === null) return false;
    if (!isTaken) throw new Error(`events of the run ${run.id} were written twice`);
    const messages = createMessageRepository(tx);
    // What a continued answer cites was counted when it stopped.
    const begun = row.begun_length === 0 ? [] : await messages.listMessages([row.message_id]);
    const counted = new Set(begun.flatMap((message) => citedIn(detailsIn(message))));
    await messages.saveAnswer(draft.message);
    await createConversationRepository(tx).setAnswered(row.conversation_id, now);
    const hasAnswered = draft.message.text.length > row.begun_length;
    if (row.is_charged) {
      const isSpent = hasAnswered && !isEmptyHanded(draft.message);
      await equities.settle(tx, run.userId, row.client_message_id, isSpent ? 'spent' : 'refunded');
    }
    const cited = new Set(citedIn(draft.message));
    const added = [...cited].filter((documentId) => !counted.has(documentId));
    await passages.countCitations(tx, run.userId, added);
    return true;
  });
}

/** Whether nothing was found and no model wrote: then the answer costs no use. */
const isEmptyHanded = ({ isGenerated, notices = [], citations = [] }: Message): boolean =>
  !isGenerated && citations.length === 0 && notices.some(({ code }) => code === 'notFound');
