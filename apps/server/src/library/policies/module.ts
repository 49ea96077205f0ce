import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../platform/db';
import type { Log } from '../../platform/log';
import type { Module } from '../../platform/module';
import type { Clock, Embedder } from '../../platform/ports';
import { createNearness } from '../nearness';
import { createPolicyRepository } from '../records';
import { PolicyIndex } from '../search';
import { type EmbeddedCorpus, keepEmbeddedCorpus } from './embeddedCorpus';
import type { Library } from './Library';
import { policyRoutes } from './routes';
import { createPolicyService, type PolicyService } from './service';

const retryMs = 3_000;
/** Between two lines about an index that is being built. */
const progressMs = 3_000;

export interface PolicyModuleOptions {
  db: Db;
  clock: Clock;
  log: Log;
  /** The search index lives in its folder `search`. */
  dataDir: string;
  /** Policies of the product, on a day. */
  corpus: EmbeddedCorpus;
  /** How often to look for changes by other processes (PostgreSQL); null where there can be none (embedded). */
  followEveryMs: number | null;
  /** Embedding service of the operator; null without one, which costs nothing. */
  embedder?: Embedder | null;
}

/** The library as a module of the server: its index is built after the start. */
export interface LibraryModule {
  handlers: ReturnType<typeof policyRoutes>;
  library: Library;
  /** Background work, such as following changes. */
  background?: Pick<Module, 'jobs' | 'purge'>;
  /** Reason, as a sentence for the operator, why it cannot answer yet; null when it can. */
  notReady?(): string | null;
}

export interface PolicyModule extends LibraryModule {
  notReady(): string | null;
  library: PolicyService;
  /** Loads the saved index, if there is one, so that it answers until the present one is built. */
  load(): Promise<void>;
  /**
   * Brings the embedded corpus in and the index up to date; a second call waits for the first. Called once the server listens: the work
   * takes seconds, and the first answer should not wait for it.
   */
  start(): Promise<void>;
  /** Updates the index after records were written in this process. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The library with its search index, which `start` builds and updates. */
export function createPolicyModule({
  db,
  clock,
  log,
  dataDir,
  corpus,
  followEveryMs,
  embedder = null,
}: PolicyModuleOptions): PolicyModule {
  const repository = createPolicyRepository(db);
  const index = new PolicyIndex(join(dataDir, 'search'), repository, progressLines(log));
  let isUsable = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const nearness =
    embedder &&
    createNearness({
      db,
      clock,
      log,
      embedder,
      index: () => (isUsable ? index.state : null),
      sync: () => index.sync(),
    });
  const service = createPolicyService({
    repository,
    clock,
    index: () => (isUsable ? index.state : null),
    indexedUpTo: () => (isUsable ? index.upTo : null),
    nearness,
  });
  let following: Promise<void> | undefined;
  /** Vectors take their time; nobody waits for them. */
  const followNear = (): void => {
    following = nearness?.follow().catch((err: unknown) => log.warn({ err }, '暂时不能读取条款的向量，稍后再试'));
  };

  const load = async (): Promise<void> => {
    await repository.identify();
    await index.load();
    // A saved index answers until the present one is there.
    isUsable = index.state.catalog.count > 0;
  };
  const prepare = async (): Promise<void> => {
    const startedAt = performance.now();
    if (!isUsable) await load();
    await keepEmbeddedCorpus(repository, clock, corpus);
    await index.sync();
    isUsable = true;
    log.info({ policies: index.state.catalog.count, ms: Math.round(performance.now() - startedAt) }, '政策索引已就绪');
    followNear();
  };
  const follow = (): void => {
    if (followEveryMs === null || isClosed) return;
    timer = setTimeout(async () => {
      await index.sync().catch((err) => log.warn({ err }, '暂时不能更新政策索引，稍后再试'));
      followNear();
      follow();
    }, followEveryMs);
    timer.unref();
  };
  const prepareUntilDone = async (): Promise<void> => {
    while (!isClosed) {
      try {
        return await prepare();
      } catch (err) {
        if (isClosed) return;
        log.error({ err }, '政策索引没有建立起来，稍后再试');
        await wait(retryMs, undefined, { ref: false });
      }
    }
  };
  let ready: Promise<void> | null = null;

  return {
    library: service,
    handlers: policyRoutes(service),
    notReady: () => (isUsable ? null : '政策索引'),
    load,
    start() {
      ready ??= prepareUntilDone().then(follow);
      return ready;
    },
    async sync() {
      await index.sync();
      followNear();
    },
    ...(nearness && { background: nearness.background }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      // A pause between attempts must not hold the process up.
      await Promise.race([ready, wait(retryMs, undefined, { ref: false })]);
      await following;
      await index.settled();
      index.close();
    },
  };
}

/** The start of a large library takes a minute; what it is doing is said now and then. */
function progressLines(log: Log): (indexed: number, total: number) => void {
  let last = performance.now();
  return (indexed, total) => {
    const now = performance.now();
    if (now - last < progressMs) return;
    last = now;
    log.info({ indexed, total }, '正在建立政策索引');
  };
}
