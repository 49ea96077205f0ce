import type { Entitlements } from '../../account/entitlements';
import type { Users } from '../../account/users';
import type { Platform } from '../../platform/module';
import { defineModule } from '../../platform/module';
import type { AnswerEngine } from '../engine';
import type { KnowledgeBases } from '../knowledge';
import { chatExport } from './export';
import { answerContent } from './export/answerContent';
import { chatRoutes } from './routes';
import { createRuns } from './runs';
import { createChatService } from './service';
import { createTemplates } from './templates/templates';

/** Room `assistant/runs`: conversations, and the runs that answer in them. */
export function createChat(
  { db, clock, log, limiter }: Platform,
  { equities, overview }: Entitlements,
  { sessions }: Users,
  { knowledge: { passages } }: KnowledgeBases,
  engine: AnswerEngine,
) {
  const runs = createRuns({ db, clock, log, limiter, equities, sessions, engine, passages });
  const chats = createChatService({ db, clock, limiter, engine, passages, runs });
  const templates = createTemplates(db, clock);
  return {
    answers: {
      /**
       * A stored answer as a document, and whether a model wrote it.
       *
       * @throws Rejection 404 where the user has no such answer
       */
      async content(userId: string, messageId: string) {
        const { question, answer, conversation } = await chats.findAnswer(userId, messageId);
        return {
          content: answerContent({ question: question ?? { text: conversation.title, quote: null }, answer }),
          isGenerated: answer.isGenerated === true,
          conversationId: conversation.id,
        };
      },
    },
    module: defineModule({
      handlers: chatRoutes({ chats, runs, templates, engine, equities: overview, limiter }),
      recover: async (isAlone) => void (await runs.recover(isAlone)),
      purge: [() => runs.settleExpired(), () => runs.purge(), () => chats.purge()],
      endStreams: () => runs.close(),
      exports: chatExport,
    }),
  };
}

export type Chat = ReturnType<typeof createChat>;
