import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createTrialService, trialPlan } from '../src/account/entitlements';
import { createSessionService, createUserRepository } from '../src/account/users';
import { createApp } from '../src/app';
import type { AnswerPiece, Question } from '../src/assistant/engine';
import { systemClock } from '../src/platform/adapters';
import { openDatabase } from '../src/platform/db';
import { listen } from '../src/platform/http';
import { createLog } from '../src/platform/log';
import { exampleLibrary } from '../test/exampleLibrary';
import { answerTo, type ChildReport, tokensOf } from './chatScript';

// The real server over the embedded database, without a library, with users and an engine that says a text known beforehand at a steady pace.
// Commands come on stdin, reports go to stdout, one JSON line each.
const dataDir = process.env.DATA_DIR ?? '';
const tokensPerSecond = Number(process.env.TOKENS_PER_SECOND ?? 50);
const log = createLog('warn', { write: (line) => void process.stderr.write(line) });
const config = { dataDir, databaseUrl: null };

const db = await openDatabase(config, log);

/** Text follows the clock, so a late timer says more at once, as a model behind a busy line does. */
async function* answer({ text, signal }: Question): AsyncGenerator<AnswerPiece> {
  const tokens = tokensOf(answerTo(text));
  const startedAt = performance.now();
  for (let said = 0; said < tokens.length; ) {
    await wait(1_000 / tokensPerSecond, undefined, { signal });
    const due = Math.min(tokens.length, Math.floor(((performance.now() - startedAt) / 1_000) * tokensPerSecond));
    for (; said < due; said++) yield { type: 'text', part: 'answer', text: tokens[said] ?? '' };
  }
  yield { type: 'end', finishReason: 'stop' };
}

const app = await createApp({
  db,
  config: {
    checkReplies: false,
    commerceFile: null,
    databaseUrl: null,
    paymentGateway: 'off',
    notesOrigin: null,
    portalDir: '/nonexistent',
    sampleData: false,
    trustedProxies: 0,
  },
  clock: systemClock,
  log,
  ports: { sms: { sendVerification: async () => {} }, llm: null, reranker: null, recogniser: null },
  secret: 'a secret of this measurement',
  policies: exampleLibrary(),
  engine: { model: null, canThink: false, answer, policyCards: async () => [] },
});
const server = await listen(app, '127.0.0.1', 0);

/** Signed-in users, without their codes: signing in is not what is measured. */
async function signIn(count: number): Promise<string[]> {
  const sessions = createSessionService(db, systemClock);
  const trials = createTrialService(db, systemClock, trialPlan);
  const tokens: string[] = [];
  for (let n = 0; n < count; n++) {
    const phone = String(13_000_000_000 + n);
    tokens.push(
      await db.transaction(async (tx) => {
        const { user, isNew } = await createUserRepository(tx).findOrCreate(phone, systemClock.now());
        if (isNew) await trials.start(tx, user.id);
        return sessions.open(tx, user.id, { ip: '127.0.0.1', userAgent: 'bench' });
      }),
    );
  }
  await db.query('DELETE FROM rate_limits');
  await db.query('UPDATE equities SET granted = NULL');
  return tokens;
}

const report = (value: ChildReport): void => void process.stdout.write(`${JSON.stringify(value)}\n`);
const tokens = await signIn(Number(process.env.USERS ?? 1));
global.gc?.();
let cpu = process.cpuUsage();
const lag = monitorEventLoopDelay({ resolution: 10 });
lag.enable();
report({ type: 'ready', address: server.address, tokens, rss: process.memoryUsage.rss() });

process.stdin.on('data', (chunk: Buffer) => {
  for (const command of chunk.toString().trim().split('\n')) {
    if (command === 'start') {
      cpu = process.cpuUsage();
      lag.reset();
    }
    global.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    const used = process.cpuUsage(cpu);
    const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10;
    report({
      type: 'memory',
      rss,
      heap: heapUsed + external,
      cpuSeconds: (used.user + used.system) / 1e6,
      lagMs: { p50: ms(lag.percentile(50)), p99: ms(lag.percentile(99)), max: ms(lag.max) },
    });
  }
});
