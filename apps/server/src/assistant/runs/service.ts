import type { MainComponents, MainOperations } from '@hengce/api/contract';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { Clock } from '../../platform/ports';
import { after, day } from '../../platform/vocabulary';
import type { AnswerEngine } from '../engine';
import type { Passages } from '../knowledge';
import { cardsOf } from './cards';
import { type ConversationPatch, type ConversationRow, createConversationRepository } from './conversationRepository';
import { type Message, toMessage } from './message';
import { createMessageRepository } from './messageRepository';
import { noConversation, noMessage } from './missing';
import type { Runs } from './runs';
import { ownScope } from './scope';
import { newTitle } from './title';
import { createTree } from './tree';

type S = MainComponents['schemas'];
type ListQuery = NonNullable<MainOperations['listConversations']['parameters']['query']>;

const usualMessages = 60;
const wholeLibrary: S['ChatScope'] = { usesPolicies: true, knowledgeBaseIds: [], documentIds: [], policyIds: [] };

/** Stored answer with its question and conversation, for copies and exports. */
export interface StoredAnswer {
  conversation: { id: string; title: string };
  /** Null when there is no question before the answer. */
  question: Message | null;
  answer: Message;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  engine: Pick<AnswerEngine, 'policyCards'>;
  passages: Pick<Passages, 'ownScope'>;
  runs: Pick<Runs, 'active' | 'settleExpired'>;
}

/** Service of an account's conversations: list, one with a page of its messages, changes, ratings, and a stored answer for copies and exports. */
export function createChatService({ db, clock, limiter, engine, passages, runs }: Dependencies) {
  const chats = createConversationRepository(db);
  const messages = createMessageRepository(db);

  /** @param before message whose predecessors are shown; null for the end of the chosen branch */
  const show = async (row: ConversationRow, before: string | null, limit: number): Promise<S['ChatConversation']> => {
    const active = await runs.active(row.id);
    const tree = createTree(await messages.listNodes(row.id));
    if (before !== null && !tree.has(before)) throw noMessage();
    const path =
      before !== null ? tree.pathTo(before).slice(0, -1) : row.leaf_id === null ? [] : tree.pathTo(row.leaf_id);
    const rows = await messages.listMessages(path.slice(-limit));
    const shown = await Promise.all(
      rows.map(async (message) =>
        message.id === active?.run.message_id
          ? active.message
          : toMessage(message, tree.siblingsOf(message.id), await cardsOf(engine, message)),
      ),
    );
    return {
      id: row.id,
      title: row.title,
      scene: row.scene,
      isPinned: row.is_pinned,
      scope: JSON.parse(row.scope) as S['ChatScope'],
      messages: shown,
      hasOlder: path.length > limit,
      activeRun: active && { id: active.run.id, messageId: active.run.message_id, seq: active.seq },
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
    };
  };

  const find = async (userId: string, id: string): Promise<ConversationRow> => {
    const row = await chats.find(userId, id);
    if (row === undefined || row.removed_at !== null) throw noConversation();
    return row;
  };

  return {
    async list(userId: string, query: ListQuery): Promise<S['ChatConversationPage']> {
      const { pageNum = 1, pageSize = 50, scene = null } = query;
      await runs.settleExpired();
      const words = query.q?.trim() ?? '';
      const { rows, total } = await chats.list(userId, scene, words, pageSize, (pageNum - 1) * pageSize);
      return {
        total,
        rows: rows.map((row) => ({
          id: row.id,
          title: row.title,
          scene: row.scene,
          isPinned: row.is_pinned,
          isRunning: row.is_running,
          isUnread: row.answered_at !== null && (row.read_at === null || row.read_at < row.answered_at),
          updatedAt: row.updated_at.toISOString(),
          hit: row.hit && plain(row.hit),
        })),
      };
    },

    async create(userId: string, body: S['CreateConversationBody']): Promise<S['ChatConversation']> {
      await limiter.hit([limits.chatPerUser, userId]);
      const scope = JSON.stringify(await ownScope(passages, userId, body.scope ?? wholeLibrary));
      const made = { clientId: body.clientId ?? null, title: newTitle, scene: body.scene, scope };
      return show(await chats.create(userId, made, clock.now()), null, usualMessages);
    },

    async get(userId: string, id: string, before: string | null, limit: number): Promise<S['ChatConversation']> {
      return show(await find(userId, id), before, limit);
    },

    async update(userId: string, id: string, body: S['UpdateConversationBody']): Promise<S['ChatConversation']> {
      const row = await chats.find(userId, id);
      if (row === undefined) throw noConversation();
      if (row.removed_at !== null && body.isRemoved !== false) throw noConversation();
      const now = clock.now();
      const patch: ConversationPatch = {};
      if (body.title !== undefined) {
        patch.title = body.title.trim() || newTitle;
        patch.is_named = true;
      }
      if (body.isPinned !== undefined) patch.is_pinned = body.isPinned;
      if (body.isRemoved !== undefined) patch.removed_at = body.isRemoved ? now : null;
      if (body.isRead !== undefined) patch.read_at = body.isRead ? now : null;
      if (body.scope !== undefined) patch.scope = JSON.stringify(await ownScope(passages, userId, body.scope));
      if (body.leafId !== undefined) {
        const tree = createTree(await messages.listNodes(id));
        if (!tree.has(body.leafId)) throw noMessage();
        patch.leaf_id = tree.leafOf(body.leafId);
      }
      await chats.update(id, patch);
      return show({ ...row, ...patch }, null, usualMessages);
    },

    async rate(userId: string, messageId: string, body: S['RateChatMessageBody']): Promise<void> {
      const row = await messages.findMessage(userId, messageId);
      if (row?.role !== 'assistant') throw noMessage();
      const isTaken = body.rating === 'none';
      const reasons = isTaken ? [] : [...new Set(body.reasons ?? [])];
      const comment = isTaken ? null : body.comment?.trim() || null;
      await messages.rate(messageId, body.rating === 'none' ? null : body.rating, JSON.stringify(reasons), comment);
    },

    /** @throws Rejection 404 when the user has no such answer */
    async findAnswer(userId: string, messageId: string): Promise<StoredAnswer> {
      const row = await messages.findMessage(userId, messageId);
      if (row?.role !== 'assistant') throw new Rejection(404, '没有找到这条回答，可能已被删除', 404);
      const { id, title } = await find(userId, row.conversation_id);
      const active = await runs.active(id);
      const [question] = row.parent_id === null ? [] : await messages.listMessages([row.parent_id]);
      return {
        conversation: { id, title },
        question: question === undefined ? null : toMessage(question, [], []),
        answer: active?.run.message_id === row.id ? active.message : toMessage(row, [], await cardsOf(engine, row)),
      };
    },

    purge: () => chats.purge(after(clock.now(), -day)),
  };
}

export type ChatService = ReturnType<typeof createChatService>;

/** Part of an answer in one line, without the marks of its citations. */
const plain = (text: string): string =>
  text
    .replace(/\[\^\d*\]?/g, '')
    .replace(/[*#`|>]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
