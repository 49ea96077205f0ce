import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MainComponents } from '@hengce/api/contract';
import type { EquityService, ModuleName } from '../../account/entitlements';
import type { SessionService } from '../../account/users';
import { fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { lockUser } from '../../platform/db';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Log } from '../../platform/log';
import type { Clock } from '../../platform/ports';
import { after, createId, day, minute, second } from '../../platform/vocabulary';
import type { AnswerEngine, Question, Turn } from '../engine';
import type { Passages } from '../knowledge';
import { cardsOf } from './cards';
import { createRunFeeds, openRunFeed, type RunFeed, record, type Session } from './feeds';
import {
  applyEvent,
  type Details,
  type Draft,
  type Message,
  type MessageRow,
  type StreamEvent,
  toMessage,
} from './message';
import { noConversation, noMessage } from './missing';
import { createProducer, type LiveRun, type Outcome } from './producer';
import { type ChatRepository, createChatRepository } from './repository';
import { createRunRepository, type RunRow, toRows } from './runRepository';
import { titleOf } from './title';
import { createTree, type MessageTree } from './tree';

type S = MainComponents['schemas'];
type SendBody = S['SendChatMessageBody'];

const leaseMs = 30 * second;
const renewMs = 10 * second;
/** Longer than any honest answer, and shorter than the lease of its use. */
const maxRunMs = 20 * minute;
const cancelWaitMs = 5 * second;
const lookMs = 200;
const runsPerUser = 3;
const runsPerProcess = 2_000;
const maxTurns = 50;
const maxDocuments = 20;

/** Which uses a conversation of this page counts. */
export const moduleOf = (scene: S['ChatScene']): ModuleName =>
  scene === 'knowledge' || scene === 'pdf' ? 'knowledge' : 'assistant';

const interrupted: Outcome = {
  finishReason: 'interrupted',
  error: {
    code: 'interrupted',
    message: '服务中断过，回答没有写完，已写出的内容保留着。请继续或重新回答',
    isRetryable: true,
  },
};
const cancelled: Outcome = { finishReason: 'cancelled', error: null };
const tooLong: Outcome = {
  finishReason: 'error',
  error: { code: 'timeout', message: '回答超过20分钟仍没有写完，已停止，已写出的内容保留着', isRetryable: true },
};

const noRun = () => new Rejection(404, '没有找到这次回答，可能已被删除', 404);

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Log;
  limiter: RateLimiter;
  equities: EquityService;
  sessions: Pick<SessionService, 'listOpen'>;
  engine: AnswerEngine;
  passages: Pick<Passages, 'ownScope' | 'searchableScope' | 'named' | 'countCitations'>;
}

/** A question that passed the first checks. */
interface Taken {
  body: SendBody;
  bodyHash: string;
  text: string;
  attachments: S['ChatAttachment'][];
  /** null: that of the conversation. */
  scope: S['ChatScope'] | null;
}

/** A question that is in the database, and what its answer needs. */
interface Claimed {
  run: RunRow;
  feed: RunFeed;
  question: Omit<Question, 'signal'>;
}

/** Runs belong to the server: they go on when nobody reads, and end by themselves, by `cancel` or with their process. */
export function createRuns({ db, clock, log, limiter, equities, sessions, engine, passages }: Dependencies) {
  const runsOf = createRunRepository(db);
  const messages = createChatRepository(db);
  let renewedAt = 0;

  const end = async (
    run: Pick<LiveRun, 'id' | 'userId' | 'feed'>,
    events: readonly StreamEvent[],
    outcome: Outcome,
  ) => {
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
      const chats = createChatRepository(tx);
      // An answer that goes on counted what it cited when it stopped.
      const begun = row.begun_length === 0 ? [] : await chats.listMessages([row.message_id]);
      const counted = new Set(begun.flatMap((message) => citedIn(detailsIn(message))));
      await chats.saveAnswer(draft.message);
      await chats.setAnswered(row.conversation_id, now);
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
  };

  const producer = createProducer({
    clock,
    log,
    append: (events) => runsOf.append(events),
    end,
    onEnded: ({ feed }) => feeds.release(feed),
  });

  const feeds = createRunFeeds({
    log,
    sessions,
    listNewer: (known) => runsOf.listNewer(known),
    async onBeat() {
      const live = producer.list();
      const now = clock.now();
      const ids = live.map(({ id }) => id);
      const isRenewalDue = performance.now() - renewedAt > renewMs;
      if (isRenewalDue) renewedAt = performance.now();
      if (live.length > 0) {
        for (const run of live) if (now.getTime() - run.startedAt.getTime() > maxRunMs) run.stop(tooLong);
        for (const id of await runsOf.listCancelled(ids)) producer.get(id)?.stop(cancelled);
        if (isRenewalDue) await runsOf.renew(ids, after(now, leaseMs));
      }
      // Who reads here what another process wrote has to hear that it is gone.
      if (isRenewalDue) await settleExpired();
      return live.length > 0;
    },
  });

  /** The answer as the log has it, of a run that is not written here. */
  const readTail = async (run: RunRow): Promise<RunFeed> => {
    const [row] = await messages.listMessages([run.message_id]);
    if (row === undefined) throw noMessage();
    const tree = createTree(await messages.listNodes(run.conversation_id));
    const cards = run.state === 'done' ? await cardsOf(engine, row) : [];
    const draft: Draft = { message: toMessage(row, tree.siblingsOf(row.id), cards), openPart: null };
    const feed = openRunFeed(run.id, draft, false);
    const events = await runsOf.listEvents(run.id);
    for (const { seq, payload } of events) {
      const event = JSON.parse(payload) as StreamEvent;
      // The message of one that is done says it all already.
      if (run.state === 'running') applyEvent(draft, event);
      record(feed, event, seq);
    }
    if (run.state === 'done' && !feed.isDone) {
      // The log is gone, its message is not.
      const { text } = draft.message;
      const done = { type: 'run.done', finishReason: run.finish_reason ?? 'interrupted', length: text.length } as const;
      record(feed, done, feed.seq + 2);
    }
    return feed;
  };

  /** Ends runs whose process is gone: what they wrote stays. @param before null for all */
  const settleDead = async (before: Date | null): Promise<number> => {
    let settled = 0;
    for (const run of await runsOf.listDead(before)) {
      if (producer.get(run.id) !== undefined) continue;
      try {
        const feed = await readTail(run);
        const { openPart } = feed.draft;
        const events: StreamEvent[] = openPart === null ? [] : [{ type: 'part.end', part: openPart, durationMs: 0 }];
        if (interrupted.error !== null) events.push({ type: 'run.error', error: interrupted.error });
        const { length } = feed.draft.message.text;
        events.push({ type: 'run.done', finishReason: 'interrupted', length });
        if (await end({ id: run.id, userId: run.owner_id, feed }, events, interrupted)) settled += 1;
      } catch (err) {
        log.warn({ err, runId: run.id }, '中断的回答还没有收尾，稍后再试');
      }
    }
    return settled;
  };
  const settleExpired = (): Promise<number> => settleDead(clock.now());

  const attach = async (run: RunRow, cursor: number | null, isSender: boolean, session: Session) => {
    const feed = await feeds.find(run, () => readTail(run));
    return feeds.read(feed, cursor, isSender, session);
  };

  /** In a transaction that has locked the user. */
  const claim = async (tx: Db, userId: string, conversationId: string, taken: Taken): Promise<Claimed> => {
    const { body, text } = taken;
    const chats = createChatRepository(tx);
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
    const nodes = conversation.leaf_id === null ? [] : await chats.listNodes(conversationId);
    const tree = createTree(nodes);
    const place = await placeOf(chats, tree, conversation.leaf_id, body);
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
      user = await chats.addMessage(added, now);
      nodes.push(user);
    }
    let answer: MessageRow;
    if (continued) answer = await chats.reopenMessage(messageId, runId, model);
    else {
      const own = { state: 'streaming', text: '', details: '{}', model, isGenerated: model !== null, runId } as const;
      const added = { ...common, ...own, id: messageId, parentId: userMessageId, role: 'assistant' } as const;
      answer = await chats.addMessage(added, now);
      nodes.push(answer);
    }
    const before = user.parent_id === null ? [] : tree.pathTo(user.parent_id).slice(-2 * maxTurns);
    const path = before.length === 0 ? [] : await chats.listMessages(before);

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
  };

  return {
    /**
     * Takes a question and answers with the events of its run. The same question again attaches to the run that it has.
     *
     * @throws Rejection 404, 409 (with the run that is going on), 429, 1010
     */
    async send(session: Session, conversationId: string, body: SendBody): Promise<ReadableStream<Uint8Array>> {
      const { userId } = session;
      const bodyHash = hashOf(body);
      const findClaim = async (repository = runsOf): Promise<RunRow | undefined> => {
        const run = await repository.findClaim(userId, conversationId, body.clientMessageId);
        if (run === undefined || run.body_hash === bodyHash) return run;
        throw new Rejection(409, '这个编号已用于另一条消息，请换一个编号', 409);
      };
      const earlier = await findClaim();
      if (earlier !== undefined) return attach(earlier, null, true, session);

      const text = body.text?.trim() ?? '';
      if ((body.kind ?? 'send') === 'send' && text === '') throw fieldRejection('text', '请填写问题');
      await limiter.hit([limits.chatPerUser, userId]);
      if (producer.list().length >= runsPerProcess) {
        throw new Rejection(429, '现在提问的人很多，没有发送。请稍后再试', 429, { retryAfterSeconds: 10 });
      }
      const taken: Taken = {
        body,
        bodyHash,
        text,
        attachments: body.attachmentIds?.length ? await passages.named(userId, body.attachmentIds) : [],
        scope: body.scope === undefined ? null : await ownScope(passages, userId, body.scope),
      };
      const take = () =>
        db.transaction(async (tx) => {
          await lockUser(tx, userId);
          return (await findClaim(createRunRepository(tx))) ?? claim(tx, userId, conversationId, taken);
        });
      const claimed = await take().catch(async (error: unknown) => {
        // What stands in the way may have lost its process.
        const isInTheWay = error instanceof Rejection && (error.code === 409 || error.code === 429);
        if (isInTheWay && (await settleExpired()) > 0) return take();
        throw error;
      });
      if (!('feed' in claimed)) return attach(claimed, null, true, session);

      const { run, feed, question } = claimed;
      feeds.add(feed);
      producer.start({ id: run.id, userId, feed, startedAt: run.created_at }, engine, async () => ({
        ...question,
        scope: isPlain(question.scope) ? question.scope : await passages.searchableScope(userId, question.scope),
      }));
      feeds.keepBeating();
      return feeds.read(feed, null, true, session);
    },

    /** @throws Rejection 404, 410 */
    async follow(session: Session, runId: string, cursor: number | null): Promise<ReadableStream<Uint8Array>> {
      await settleExpired();
      const run = await runsOf.find(session.userId, runId);
      if (run === undefined) throw noRun();
      if (run.ended_at !== null && after(run.ended_at, day) <= clock.now()) {
        throw new Rejection(410, '这次回答早已结束，请刷新后查看', 410);
      }
      return attach(run, cursor, false, session);
    },

    async cancel(userId: string, runId: string): Promise<S['CancelledRun']> {
      await settleExpired();
      const run = await runsOf.find(userId, runId);
      if (run === undefined) throw noRun();
      const live = producer.get(runId);
      live?.stop(cancelled);
      await live?.ended;
      if (live === undefined && run.state === 'running') {
        // The process that writes it looks every second.
        await runsOf.askCancel(runId, clock.now());
        for (let waited = 0; waited < cancelWaitMs; waited += lookMs) {
          await wait(lookMs);
          if ((await runsOf.find(userId, runId))?.state !== 'running') break;
        }
      }
      const ended = await runsOf.find(userId, runId);
      return { state: ended?.state === 'done' && ended.finish_reason !== 'cancelled' ? 'finished' : 'cancelled' };
    },

    /** Where the answer stands that is being written in a conversation; null when none is. */
    async active(conversationId: string): Promise<{ run: RunRow; message: Message; seq: number } | null> {
      await settleExpired();
      const run = await runsOf.findRunning(conversationId);
      if (run === undefined) return null;
      const feed = await feeds.find(run, () => readTail(run));
      const found = { run, message: structuredClone(feed.draft.message), seq: feed.seq };
      feeds.forget(feed);
      return found;
    },

    settleExpired,

    /** At the start. @param isSole no other process writes runs */
    recover: (isSole: boolean): Promise<number> => settleDead(isSole ? null : clock.now()),

    purge: () => runsOf.purgeEvents(after(clock.now(), -day)),

    /** Ends the readers, and what this process writes as interrupted. */
    async close(): Promise<void> {
      const live = producer.list();
      for (const run of live) run.stop(interrupted);
      await Promise.all(live.map(({ ended }) => ended));
      feeds.close();
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;

interface Place {
  parentId: string | null;
  /** The question that is answered; null for a new one. */
  user: MessageRow | null;
  /** The answer that is gone on with. */
  continued: MessageRow | null;
}

/** Where in the tree the answer belongs. @throws Rejection */
async function placeOf(
  chats: ChatRepository,
  tree: MessageTree,
  leafId: string | null,
  { kind = 'send', parentId = leafId }: SendBody,
): Promise<Place> {
  const [parent] = parentId !== null && tree.has(parentId) ? await chats.listMessages([parentId]) : [];
  if (parentId !== null && parent === undefined) throw noMessage();
  if (kind === 'regenerate') {
    if (parent?.role !== 'user') throw fieldRejection('parentId', '请选择要重新回答的问题');
    return { parentId: parent.parent_id, user: parent, continued: null };
  }
  if (parent?.role === 'user') throw fieldRejection('parentId', '上一条应是回答');
  if (kind === 'send') return { parentId, user: null, continued: null };
  const [user] = parent?.parent_id ? await chats.listMessages([parent.parent_id]) : [];
  if (parent === undefined || user === undefined) throw fieldRejection('parentId', '请选择要继续的回答');
  if (parent.state === 'done' && parent.finish_reason !== 'length') throw new Rejection(409, '这条回答已经写完', 409);
  return { parentId: user.parent_id, user, continued: parent };
}

/** Only a model can go on with what a model began: extracts say at once all that there is. @throws Rejection 409 */
function refuseUnlessModel(continued: MessageRow, model: string | null): void {
  if (model === null) throw new Rejection(409, '没有接入大模型，不能接着写。已写出的内容都在，请重新回答', 409);
  if (continued.model === null) throw new Rejection(409, '这条回答是原文摘录，没有可以接着写的。请重新回答', 409);
}

/** Nothing was found and no model wrote: to be told so costs no use. */
const isEmptyHanded = ({ isGenerated, notices = [], citations = [] }: Message): boolean =>
  !isGenerated && citations.length === 0 && notices.some(({ code }) => code === 'notFound');

const detailsIn = ({ details }: MessageRow): Details => JSON.parse(details) as Details;

/** The documents that an answer cites. */
const citedIn = ({ citations = [] }: Pick<Details, 'citations'>): string[] =>
  citations.flatMap(({ documentId }) => documentId ?? []);

/** Questions with their answers, oldest first; what was never answered is left out. */
function turnsOf(path: readonly MessageRow[]): Turn[] {
  return path.flatMap((row, index) => {
    const answer = path[index + 1];
    const isTurn = row.role === 'user' && answer?.role === 'assistant' && answer.text !== '';
    return isTurn ? [{ question: row.text, answer: answer.text }] : [];
  });
}

/** Without documents there is nothing to be left out. */
export async function ownScope(
  passages: Pick<Passages, 'ownScope'>,
  userId: string,
  scope: S['ChatScope'],
): Promise<S['ChatScope']> {
  return isPlain(scope) ? scope : passages.ownScope(userId, scope);
}

const isPlain = ({ knowledgeBaseIds, documentIds }: S['ChatScope']): boolean =>
  knowledgeBaseIds.length + documentIds.length === 0;

/** What a question says, whatever the order of its fields. */
function hashOf({ clientMessageId: _, ...body }: SendBody): string {
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, v]) => [k, sorted(v)]),
        )
      : value;
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex');
}
