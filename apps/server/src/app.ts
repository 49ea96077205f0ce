import { Hono } from 'hono';
import type { AnswerEngine } from './assistant/engine/AnswerEngine';
import type { LibraryModule } from './library/policies/module';
import { createModules } from './modules';
import type { Config } from './platform/config/config';
import type { AppEnv } from './platform/contract/AppEnv';
import { implementContract } from './platform/contract/implement';
import type { Db } from './platform/db/Db';
import { createFileStore } from './platform/file/files';
import { compressReplies } from './platform/http/compressReplies';
import { failureResponse } from './platform/http/failures';
import { addHealth, addPortal, addRequestFrame } from './platform/http/frame';
import { addNotesPage } from './platform/http/notesPage/notesPage';
import { createJobQueue } from './platform/jobs/queue';
import { createRateLimiter } from './platform/limits/rateLimiter';
import type { Log } from './platform/log/log';
import { type AccountExport, foldHandlers, type Module } from './platform/module/Module';
import type { Platform } from './platform/module/Platform';
import type { Clock } from './platform/ports/clock';
import type { Llm } from './platform/ports/llm';
import type { SmsSender } from './platform/ports/sms';

type ConfigOfApp =
  | 'checkReplies'
  | 'commerceFile'
  | 'databaseUrl'
  | 'notesOrigin'
  | 'paymentGateway'
  | 'portalDir'
  | 'sampleData'
  | 'trustedProxies';

export interface AppOptions {
  db: Db;
  config: Pick<Config, ConfigOfApp>;
  clock: Clock;
  log: Log;
  /** llm: null without a model, where answers are extracts and reckonings. */
  ports: { sms: SmsSender; llm: Llm | null };
  /** Keys verification codes. */
  secret: string;
  policies: LibraryModule;
  /** Answers in place of our own. */
  engine?: AnswerEngine;
  createRequestId?: () => string;
}

export interface App {
  fetch: Hono<AppEnv>['fetch'];
  request: Hono<AppEnv>['request'];
  /** Reads ahead what the first request would wait for. */
  warmUp(): Promise<void>;
  /** Ends the streams, which would otherwise hold the server up until their clients go, and keeps what they were sent. */
  endStreams(): Promise<void>;
  /** Stops what works in the background; it goes on after the next start. */
  close(): Promise<void>;
  /** Deletes what has expired and tells what is due; the process calls it now and then. */
  purge(): Promise<void>;
  /** What is kept of an account, as its export has it. */
  exported: AccountExport;
}

/** The server: its modules folded into one, behind HTTP. Nothing is global. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, config, clock, log, secret, policies } = options;
  const limiter = createRateLimiter(db, clock);
  // Nobody else works on an embedded database.
  const isAlone = config.databaseUrl === null;
  const jobs = createJobQueue({ db, clock, log, isAlone });
  const platform: Platform = { db, clock, log, limiter, files: createFileStore(clock, limiter), jobs, secret };
  const { modules, exported, authenticators, warmUp } = await createModules(platform, options);
  // From the top floor down: what stands above settles first what it has taken from below.
  const downwards: readonly Module[] = [...modules].reverse();
  for (const module of downwards) await module.recover?.(isAlone);
  for (const module of modules as readonly Module[]) await module.start?.();

  const app = new Hono<AppEnv>();
  app.onError((error, context) => failureResponse(error, context.get('requestId'), log));
  addRequestFrame(app, options);
  addHealth(app, db, () => policies.notReady?.() ?? null);
  app.use('/api/*', compressReplies);
  implementContract(app, { handlers: foldHandlers(modules), authenticators, checkReplies: config.checkReplies });
  if (config.notesOrigin === null) await addNotesPage(app);
  await addPortal(app, config.portalDir);

  await jobs.start(Object.assign({}, ...downwards.map((module) => module.jobs)));
  return {
    fetch: app.fetch,
    request: app.request,
    warmUp,
    exported,
    async endStreams() {
      for (const module of downwards) await module.endStreams?.();
    },
    async close() {
      for (const module of downwards) await module.close?.();
      await jobs.close();
    },
    async purge() {
      const steps = [...downwards.flatMap(({ purge = [] }) => purge), () => limiter.purge()];
      // One that fails must not keep the others from their turn.
      for (const step of steps) await step().catch((err: unknown) => log.warn({ err }, '定期清理有一步失败，稍后再试'));
    },
  };
}
