import type { createEquityOverview } from '../../account/entitlements';
import { type Caller, FileReply, type Handlers, type RequestContext, StreamReply } from '../../platform/contract';
import type { RateLimiter } from '../../platform/limits';
import { limits } from '../../platform/limits';
import type { AnswerEngine } from '../engine';
import { moduleOf } from './claimQuestion';
import { contentOf } from './content';
import { exportAnswer } from './export/exportAnswer';
import type { Runs } from './runs';
import type { ChatService } from './service';
import type { Session } from './stream/RunFeed';
import type { Templates } from './templates/templates';

type ChatOperation =
  | 'listConversations'
  | 'createConversation'
  | 'getConversation'
  | 'updateConversation'
  | 'sendChatMessage'
  | 'streamChatRun'
  | 'cancelChatRun'
  | 'rateChatMessage'
  | 'getChatStatus'
  | 'listChatTemplates'
  | 'saveChatTemplate'
  | 'removeChatTemplate'
  | 'getChatContent'
  | 'exportChatMessage';

interface Dependencies {
  chats: ChatService;
  runs: Runs;
  templates: Templates;
  engine: AnswerEngine;
  equities: Pick<ReturnType<typeof createEquityOverview>, 'get'>;
  limiter: RateLimiter;
}

const sessionOf = ({ userId, tokenHash }: Caller, { signal }: RequestContext): Session => ({
  userId,
  tokenHash,
  signal,
});

export function chatRoutes(deps: Dependencies): Pick<Handlers<'main'>, ChatOperation> {
  const { chats, runs, templates, engine, equities, limiter } = deps;
  return {
    listConversations: ({ caller, query }) => chats.list(caller.userId, query),
    createConversation: ({ caller, body }) => chats.create(caller.userId, body),
    getConversation: ({ caller, params, query }) =>
      chats.get(caller.userId, params.conversationId, query.before ?? null, query.limit ?? 60),
    updateConversation: ({ caller, params, body }) => chats.update(caller.userId, params.conversationId, body),
    async sendChatMessage({ caller, params, body, request }) {
      return new StreamReply(await runs.send(sessionOf(caller, request), params.conversationId, body));
    },
    async streamChatRun({ caller, params, headers, request }) {
      const last = headers['Last-Event-ID'];
      const cursor = last === undefined ? null : Number(last);
      return new StreamReply(await runs.follow(sessionOf(caller, request), params.runId, cursor));
    },
    cancelChatRun: ({ caller, params }) => runs.cancel(caller.userId, params.runId),
    async rateChatMessage({ caller, params, body }) {
      await chats.rate(caller.userId, params.messageId, body);
      return null;
    },
    async getChatStatus({ caller, query }) {
      const { modules } = await equities.get(caller.userId);
      const wanted = moduleOf(query.scene ?? 'chat');
      const remaining = modules.find(({ module }) => module === wanted)?.remaining;
      return { model: engine.model, canThink: engine.canThink, remaining: remaining === undefined ? 0 : remaining };
    },
    async listChatTemplates({ caller }) {
      return { rows: await templates.list(caller.userId) };
    },
    saveChatTemplate: ({ caller, body }) => templates.save(caller.userId, body.id ?? null, body.name, body.text),
    async removeChatTemplate({ caller, body }) {
      await templates.remove(caller.userId, body.id);
      return null;
    },
    async getChatContent({ caller, body }) {
      return { content: contentOf(await chats.findAnswer(caller.userId, body.id)) };
    },
    async exportChatMessage({ caller, params, query }) {
      const { conversation, question, answer } = await chats.findAnswer(caller.userId, params.messageId);
      await limiter.hit([limits.chatExportPerUser, caller.userId]);
      const asked = question ?? { text: conversation.title, quote: null };
      const { content, name, mediaType } = await exportAnswer({ question: asked, answer }, query.format);
      return new FileReply(content, name, mediaType);
    },
  };
}
