import { type App, createApp } from './app';
import { demoAccount } from './corpus/demoAccount';
import { shippedLists, shippedPolicies } from './corpus/shipped';
import { createPolicyModule } from './library/policies';
import { keepEmbeddedLists } from './library/publicity';
import { keepEmbeddedFirms } from './outreach/acquisition';
import {
  createConsoleSms,
  createHttpReranker,
  createHttpSms,
  createOpenaiEmbedder,
  createOpenaiLlm,
  createRecogniser,
  systemClock,
} from './platform/adapters';
import { type Config, readConfig, readInstallSecret, StartupError } from './platform/config';
import { openDatabase } from './platform/db';
import { checkPort, listen } from './platform/http';
import { createLog, type Log } from './platform/log';
import type { SmsSender } from './platform/ports';
import { hour } from './platform/vocabulary';

/** Another process may import policies into the same PostgreSQL. */
const followEveryMs = 5_000;
/** With the former, who follows something 立即 hears of it within half a minute of an import. */
const watchEveryMs = 20_000;

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  // In the order of their making; closed from the last to the first.
  const parts: { close(): Promise<void> }[] = [];
  const closeAll = async (): Promise<void> => {
    for (const part of parts.splice(0).reverse()) await part.close();
  };
  try {
    await checkPort(config.host, config.port);
    const db = await openDatabase(config, log);
    parts.push(db);
    const policy = createPolicyModule({
      db,
      clock: systemClock,
      log,
      dataDir: config.dataDir,
      corpus: shippedPolicies(config.sampleData),
      followEveryMs: config.databaseUrl === null ? null : followEveryMs,
      embedder: config.embedder && createOpenaiEmbedder(config.embedder),
    });
    parts.push(policy);
    const app = await createApp({
      db,
      config,
      clock: systemClock,
      log,
      ports: {
        sms: createSms(config),
        llm: config.llm && createOpenaiLlm(config.llm),
        reranker: config.reranker && createHttpReranker(config.reranker),
        recogniser: config.recogniser && createRecogniser(config.recogniser.protocol, config.recogniser),
      },
      secret: await readInstallSecret(config),
      policies: policy,
    });
    parts.push(app);
    parts.push(purgeHourly(app, log));
    parts.push(watchOften(app, log));
    const server = await listen(app, config.host, config.port);
    parts.push({ close: () => server.stop() });
    parts.push({ close: () => app.endStreams() });
    stopOnSignal(log, closeAll);
    const keepSamples = async () => {
      await keepEmbeddedLists(db, systemClock, shippedLists(config.sampleData));
      await keepEmbeddedFirms(db, config.sampleData);
    };
    await policy.load().catch((err: unknown) => log.warn({ err }, '保存的政策索引读不出，将重新建立'));
    announce(server.address, config, policy.notReady() !== null);
    afterStart(app, policy.start(), keepSamples, log);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** What is new in the library and the lists is told once they are in; then on the clock. */
function afterStart(app: App, ready: Promise<void>, keepSamples: () => Promise<void>, log: Log): void {
  ready
    .then(() => app.warmUp())
    .catch((err: unknown) => log.debug({ err }, '政策事项稍后再读'))
    .then(keepSamples)
    .then(() => app.purge())
    .catch((err: unknown) => log.warn({ err }, '示例公示名单与示例企业稍后再写入'));
}

function purgeHourly(app: App, log: Log): { close(): Promise<void> } {
  const timer = setInterval(() => app.purge().catch((err) => log.warn({ err }, '清理过期数据失败')), hour);
  return { close: async () => clearInterval(timer) };
}

/** Looks for what other processes wrote, again and again; a look is skipped while the one before still runs. */
function watchOften(app: App, log: Log): { close(): Promise<void> } {
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await app.watch().catch((err) => log.warn({ err }, '查看更新失败，稍后再试'));
    isLooking = false;
  }, watchEveryMs);
  return { close: async () => clearInterval(timer) };
}

const createSms = ({ sms }: Config): SmsSender =>
  sms.provider === 'http' ? createHttpSms(sms.url, sms.token) : createConsoleSms(print);

function announce(address: string, config: Config, isIndexing: boolean): void {
  print(`\n衡策已启动：${address}`);
  if (config.sampleData) print(`演示账号：手机号 ${demoAccount.phone}，密码 ${demoAccount.password}`);
  if (config.databaseUrl === null) print(`数据目录：${config.dataDir}`);
  if (isIndexing) print('政策索引正在建立，完成之前检索会请用户稍候');
  print('');
}

/** The first signal stops gently; a second one ends the process at once. */
function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, '正在停止');
    stop().then(
      () => {
        log.info('已停止');
        process.exit(0);
      },
      (err) => {
        log.error({ err }, '停止时出错');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

start().catch((error: unknown) => {
  if (error instanceof StartupError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(error.exitCode);
  }
  createLog('error').error({ err: error }, '启动失败');
  process.exit(1);
});
