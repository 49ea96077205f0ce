import { Hono } from 'hono';
import type { AnswerEngine } from './assistant/engine';
import type { LibraryModule } from './library/policies';
import { createModules } from './modules';
import type { Config } from './platform/config';
import type { AppEnv } from './platform/contract';
import { implementContract } from './platform/contract';
import type { Db } from './platform/db';
import { createFileStore } from './platform/file';
import { addHealth, addNotesPage, addPortal, addRequestFrame, compressReplies, failureResponse } from './platform/http';
import { createJobQueue } from './platform/jobs';
import { createRateLimiter } from './platform/limits';
import type { Log } from './platform/log';
import type { Platform } from './platform/module';
import { type AccountExport, foldHandlers, type Module } from './platform/module';
import type { Clock, Llm, Recogniser, Reranker, SmsSender } from './platform/ports';

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
  /**
   * What is outside the process. llm: null without a model, where answers are extracts and reckonings; reranker: null
   * keeps the library's own order; recogniser:
   * null where recordings are not transcribed.
   */
  ports: { sms: SmsSender; llm: Llm | null; reranker: Reranker | null; recogniser: Recogniser | null };
  /** Secret of this installation: key of the hashes of codes and of former phones, and of the sandbox's signatures. */
  secret: string;
  policies: LibraryModule;
  /** Answer engine in place of our own. */
  engine?: AnswerEngine;
  createRequestId?: () => string;
}

export interface App {
  fetch: Hono<AppEnv>['fetch'];
  request: Hono<AppEnv>['request'];
  /** Reads in advance what the first request would wait for. */
  warmUp(): Promise<void>;
  /** Ends the streams, which would otherwise delay shutdown until their clients go, and stores what they were sent. */
  endStreams(): Promise<void>;
  /** Stops background work; it continues after the next start. */
  close(): Promise<void>;
  /** Deletes what has expired and sends reminders that are due; the process calls it at intervals. */
  purge(): Promise<void>;
  /** Looks for changes that users hear of at once; the process calls it every few seconds. */
  watch(): Promise<void>;
  /** Tables and columns of an account's data export. */
  exported: AccountExport;
}

/** Server: every room behind HTTP, its jobs started and what a crash left behind taken up again. Nothing is global. */
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

  // One that fails must not keep the others from their turn.
  const runEach = async (steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
    for (const step of steps) await step().catch((err: unknown) => log.warn({ err }, '定期工作有一步失败，稍后再试'));
  };
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
    purge: () => runEach([...downwards.flatMap(({ purge = [] }) => purge), () => limiter.purge()]),
    watch: () => runEach(downwards.flatMap(({ watch }) => (watch ? [watch] : []))),
  };
}
