import type { MainComponents } from '@hengce/api/contract';
import type { EquityService, ModuleName } from '../../account/entitlements';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { after, createId, second } from '../../platform/vocabulary';
import type { AnswerEngine, Question, Turn } from '../engine';
import { createConversationRepository } from './conversationRepository';
import { detailsIn, type Message, type MessageRow, type StreamEvent, toMessage } from './message';
import { createMessageRepository } from './messageRepository';
import { noConversation } from './missing';
import { placeOf, refuseUnlessModel } from './placeOf';
import { createRunRepository, type RunRow, toRows } from './runRepository';
import { openRunFeed, type RunFeed, record } from './stream/RunFeed';
import { titleOf } from './title';
import { createTree } from './tree';

type S = MainComponents['schemas'];

/** Milliseconds for which a process holds a run. */
export const leaseMs = 30 * second;
const runsPerUser = 3;
const maxTurns = 50;
const maxDocuments = 20;

/** Module whose uses (使用次数) a conversation of a scene is charged to. */
export const moduleOf = (scene: S['ChatScene']): ModuleName =>
  scene === 'knowledge' || scene === 'pdf' ? 'knowledge' : 'assistant';

/** Question that passed the checks before the transaction (`takeQuestion`). */
export interface Taken {
  body: S['SendChatMessageBody'];
  bodyHash: string;
  text: string;
  attachments: S['ChatAttachment'][];
  /** Scope of this question; null for that of the conversation. */
  scope: S['ChatScope'] | null;
}

/** Question that is stored with its run, and what the engine needs for the answer. */
export interface Claimed {
  run: RunRow;
  feed: RunFeed;
  question: Omit<Question, 'signal'>;
}

export interface ClaimDependencies {
  clock: Clock;
  equities: Pick<EquityService, 'reserve' | 'release'>;
  engine: Pick<AnswerEngine, 'model'>;
}

/**
 * Writes a question with its empty answer, its run and its first events, in a transaction that has locked the user.
 *
 * @throws Rejection 404 for a conversation or parent message that is gone, 400 for a parent of the wrong role, 409 while the
 *   conversation has another run (its id is in the detail) or the answer cannot be continued, 429 for too many runs at once,
 *   1010 without a use left
 */
export async function claimQuestion(
  tx: Db,
  { clock, equities, engine }: ClaimDependencies,
  userId: string,
  conversationId: string,
  taken: Taken,
): Promise<Claimed> {
  const { body, text } = taken;
  const chats = createConversationRepository(tx);
  const messages = createMessageRepository(tx);
  const repository = createRunRepository(tx);
  const conversation = await chats.findForQuestion(userId, conversationId);
  if (conversation === undefined || conversation.removed_at !== null) throw noConversation();
  if (conversation.running_id !== null) {
    const detail = { runId: conversation.running_id };
    throw new Rejection(409, '这个对话里还有一个回答没有写完，请等它写完或先停止', 409, detail);
  }
  if (conversation.running >= runsPerUser) {
    const message = `同时最多${runsPerUser}个回答，没有发送。请等一个写完或先停止`;
    throw new Rejection(429, message, 429, { retryAfterSeconds: 5 });
  }
  const now = clock.now();
  const runId = createId();
  const { model } = engine;
  const nodes = conversation.leaf_id === null ? [] : await messages.listNodes(conversationId);
  const tree = createTree(nodes);
  const place = await placeOf(messages, tree, conversation.leaf_id, body);
  const { continued } = place;
  if (continued !== null) refuseUnlessModel(continued, model);
  // An answer with words in it has spent its use.
  const isCharged = continued === null || continued.text === '';
  if (isCharged) await equities.reserve(tx, userId, moduleOf(conversation.scene), body.clientMessageId);
  else await equities.release(tx, userId, body.clientMessageId);

  const userMessageId = place.user?.id ?? createId();
  const messageId = continued?.id ?? createId();
  const common = {
    conversationId,
    isDeepThinking: body.isDeepThinking ?? false,
    allowsGeneral: body.allowsGeneral ?? false,
  };
  let { user } = place;
  if (user === null) {
    const details = JSON.stringify({ attachments: taken.attachments, quote: body.quote ?? null });
    const own = { state: 'done', model: null, isGenerated: false, runId: null, text, details } as const;
    const added = { ...common, ...own, id: userMessageId, parentId: place.parentId, role: 'user' } as const;
    user = await messages.addMessage(added, now);
    nodes.push(user);
  }
  let answer: MessageRow;
  if (continued) answer = await messages.reopenMessage(messageId, runId, model);
  else {
    const own = { state: 'streaming', text: '', details: '{}', model, isGenerated: model !== null, runId } as const;
    const added = { ...common, ...own, id: messageId, parentId: userMessageId, role: 'assistant' } as const;
    answer = await messages.addMessage(added, now);
    nodes.push(answer);
  }
  const before = user.parent_id === null ? [] : tree.pathTo(user.parent_id).slice(-2 * maxTurns);
  const path = before.length === 0 ? [] : await messages.listMessages(before);

  const title = conversation.leaf_id === null && !conversation.is_named ? titleOf(user.text) : null;
  const scope = taken.scope ?? (JSON.parse(conversation.scope) as S['ChatScope']);
  const patch = { leaf_id: messageId, scope: JSON.stringify(scope), ...(title === null ? {} : { title }) };
  await chats.update(conversationId, patch, now);
  const run: RunRow = {
    id: runId,
    conversation_id: conversationId,
    owner_id: userId,
    client_message_id: body.clientMessageId,
    body_hash: taken.bodyHash,
    message_id: messageId,
    begun_length: answer.text.length,
    is_charged: isCharged,
    state: 'running',
    finish_reason: null,
    lease_until: after(now, leaseMs),
    created_at: now,
    ended_at: null,
  };
  await repository.insert(run);

  const message: Message = {
    ...toMessage(answer, createTree(nodes).siblingsOf(messageId), []),
    // Said of the part before; of the whole they come at its end.
    ...{ error: null, figures: null, suggestions: [] },
  };
  const events: StreamEvent[] = [
    {
      type: 'run.started',
      runId,
      messageId,
      userMessageId,
      parentId: user.parent_id,
      model,
      isGenerated: answer.is_generated,
      createdAt: answer.created_at.toISOString(),
    },
  ];
  if (title !== null) events.push({ type: 'title', title });
  // Who reads from the first event on has to know what stood there before.
  if (continued) events.push({ type: 'snapshot', message: structuredClone(message), openPart: null });
  await repository.append(toRows(runId, 0, events));
  const feed = openRunFeed(runId, { message, openPart: null }, true);
  for (const event of events) record(feed, event, feed.seq + 1);

  const attached = [...path, user]
    .flatMap((row) => detailsIn(row).attachments ?? [])
    .map(({ documentId }) => documentId);
  // The newest first, if there are too many.
  const documentIds = [...new Set([...attached.reverse(), ...scope.documentIds])].slice(0, maxDocuments);
  return {
    run,
    feed,
    question: {
      userId,
      text: user.text,
      quote: detailsIn(user).quote ?? null,
      history: turnsOf(path),
      scope: { ...scope, documentIds },
      isDeepThinking: answer.is_deep_thinking,
      allowsGeneral: answer.allows_general,
      begun: answer.text === '' ? null : { text: answer.text, citations: detailsIn(answer).citations ?? [] },
    },
  };
}

/** Questions with their answers, the oldest first; questions without an answer are left out. */
function turnsOf(path: readonly MessageRow[]): Turn[] {
  return path.flatMap((row, index) => {
    const answer = path[index + 1];
    const isTurn = row.role === 'user' && answer?.role === 'assistant' && answer.text !== '';
    return isTurn ? [{ question: row.text, answer: answer.text }] : [];
  });
}
