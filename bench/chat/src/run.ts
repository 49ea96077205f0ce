// What an answer costs the page that shows it: the built portal on a real server, with a model that says a text known beforehand.
// CPU time of the page's thread, counts and ratios, so that a busy machine says the same.
//
//   tsx bench/chat/src/run.ts [names of cases]
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { makeDataDir, removeDataDir, startServer } from '../../../apps/portal/e2e/server';
import { startScriptedLlm } from '../../../apps/server/test/scriptedLlm';
import { buildStale } from '../../../tools/build.mjs';
import { chromiumLaunch } from '../../../tools/chromium.mjs';
import { longAnswer, stretches } from './script';
import { seedHistory } from './seedHistory';
import { readTrace } from './trace';
import type { Seen, Zone } from './watchPage';

const demo = { phone: '13800138000', password: 'Hengce@2026' };
const characters = 12_000;
const historyLength = 200;
/** From the last word said to its paint: gathered, written, sent, painted. */
const drainMs = 700;
const results = new URL('../../../bench-results/', import.meta.url);

interface Case {
  name: string;
  tokensPerSecond: number;
  /** Messages that the conversation has before. */
  messages: number;
  /** The reader keeps the end in sight; otherwise the question stays at the top. */
  follows: boolean;
  /** Counts what is rendered and changed, instead of what it costs. */
  counts?: boolean;
}

const cases: Case[] = [
  { name: 'new-50', tokensPerSecond: 50, messages: 0, follows: true },
  { name: 'new-200', tokensPerSecond: 200, messages: 0, follows: true },
  { name: 'history-50', tokensPerSecond: 50, messages: historyLength, follows: true },
  { name: 'history-200', tokensPerSecond: 200, messages: historyLength, follows: true },
  { name: 'history-200-top', tokensPerSecond: 200, messages: historyLength, follows: false },
  { name: 'count-new', tokensPerSecond: 200, messages: 0, follows: true, counts: true },
  { name: 'count-history', tokensPerSecond: 200, messages: historyLength, follows: true, counts: true },
];

const asked = process.argv.slice(2);
const chosen = cases.filter(({ name }) => asked.length === 0 || asked.some((each) => name.startsWith(each)));
if (chosen.length === 0) throw new Error(`没有这样的部分。可选：${cases.map(({ name }) => name).join('、')}`);

buildStale();
const watcher = await bundle('watchPage.ts');
const llm = await startScriptedLlm();
const dataDir = makeDataDir();
const browser = await chromium.launch(chromiumLaunch());
const env = { LLM_BASE_URL: llm.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'scripted' };
let server = await startServer(dataDir, env);
try {
  const conversations = new Map<string, string>();
  const token = await signIn();
  for (const { name, messages } of chosen) if (messages > 0) conversations.set(name, await newConversation(token));
  await server.stop();
  await seedHistory(dataDir, [...conversations.values()], historyLength);
  server = await startServer(dataDir, env);

  const measured = [];
  for (const each of chosen) {
    measured.push({ ...each, ...(await measure(browser, each, token, conversations.get(each.name))) });
    console.error(`测完 ${each.name}`);
  }
  await mkdir(results, { recursive: true });
  const summary = { at: new Date().toISOString(), load: loadavg()[0], measured };
  await writeFile(new URL('chat-page.json', results), JSON.stringify(summary, null, 2));
  print(measured);
} finally {
  await browser.close();
  await server.stop();
  await llm.close();
  removeDataDir(dataDir);
}

async function measure(browser: Browser, { tokensPerSecond, follows, counts, messages }: Case, token: string, id = '') {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    if (counts) await page.addInitScript({ content: watcher });
    const session = await context.newCDPSession(page);
    await page.goto(id === '' ? '/DeepSeek' : `/DeepSeek?c=${id}`);
    const field = page.getByRole('textbox', { name: '提问' });
    await field.waitFor();
    await showAll(page, messages);
    // Nothing comes to lie under the pointer.
    await page.mouse.move(0, 0);
    await page.waitForTimeout(1_500);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    /** What happens until `until` has, with a trace unless things are counted. */
    const during = async (until: () => Promise<void>) => {
      const before = await look(session);
      const trace = counts ? null : await readTrace(session);
      await until();
      const traced = (await trace?.stop()) ?? null;
      return { cpuMs: (await look(session)).cpuMs - before.cpuMs, traced };
    };

    const { script, gates, tokens } = longAnswer(tokensPerSecond, characters);
    llm.next(script);
    const opening = await during(async () => {
      await field.fill('高新技术企业认定要满足哪些条件，研发费用怎样归集');
      await field.press('Enter');
      await gates[0]?.reached;
      // The thoughts fold up by themselves a moment after the answer began.
      await page.waitForTimeout(1_800);
    });
    if (follows) await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(500);
    const idle = (await during(() => page.waitForTimeout(1_000))).cpuMs;
    const heapBefore = await heap(session);
    if (counts) await page.evaluate(() => window.watchPage.start());
    const parts: ReturnType<typeof perToken>[] = [];
    const { traced } = await during(async () => {
      for (const [i, count] of tokens.entries()) {
        const before = await look(session);
        const from = performance.now();
        gates[i]?.open();
        await gates[i + 1]?.reached;
        const took = performance.now() - from;
        await page.waitForTimeout(drainMs);
        parts.push(perToken(before, await look(session), count, took));
      }
    });
    const seen = counts ? await page.evaluate(() => window.watchPage.stop()) : null;
    const heapGrowth = (await heap(session)) - heapBefore;
    const isFollowed = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY < 16,
    );
    if (isFollowed !== follows) throw new Error('the page does not stand where the reader left it');
    const ending = await during(async () => {
      gates[stretches]?.open();
      await page.getByRole('button', { name: '停止回答' }).waitFor({ state: 'detached' });
      await page.waitForTimeout(2_000);
    });
    return { opening, ending, idle, parts, tokens, seen, traced, heapGrowth };
  } finally {
    await context.close();
  }
}

type Look = Awaited<ReturnType<typeof look>>;

/** CPU time of the page's thread so far. */
async function look(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    cpuMs: of('TaskDuration') * 1_000,
    scriptMs: of('ScriptDuration') * 1_000,
    layoutMs: of('LayoutDuration') * 1_000,
    styleMs: of('RecalcStyleDuration') * 1_000,
  };
}

function perToken(before: Look, after: Look, tokens: number, took: number) {
  const per = (key: keyof Look) => (after[key] - before[key]) / tokens;
  return {
    tokensPerSecond: (tokens / took) * 1_000,
    cpuMs: per('cpuMs'),
    scriptMs: per('scriptMs'),
    layoutMs: per('layoutMs'),
    styleMs: per('styleMs'),
  };
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

async function showAll(page: Page, messages: number): Promise<void> {
  const turns = page.locator('li[data-role]');
  const older = page.getByRole('button', { name: '加载更早的消息' });
  if (messages > 0) await turns.first().waitFor();
  while ((await turns.count()) < messages) {
    const before = await turns.count();
    await older.click();
    await page.waitForFunction((count) => document.querySelectorAll('li[data-role]').length > count, before);
  }
}

async function call<T>(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<T> {
  const reply = await fetch(server.url + path, { method: 'POST', body, headers });
  const { data } = (await reply.json()) as { data: T };
  return data;
}

async function signIn(): Promise<string> {
  return (await call<{ token: string }>('/api/v1/user/login', new URLSearchParams(demo))).token;
}

async function newConversation(token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return (await call<{ id: string }>('/api/chat/createConversation', JSON.stringify({ scene: 'chat' }), headers)).id;
}

/** One script for the page, with everything that it imports. */
async function bundle(name: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(name, import.meta.url)), formats: ['iife'], name: 'watched' },
    },
  });
  const [first] = made as { output: { code: string }[] }[];
  return first?.output[0]?.code ?? '';
}

function print(measured: (Case & Awaited<ReturnType<typeof measure>>)[]): void {
  const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
  const table = (head: string, rows: string[][]) => {
    if (rows.length === 0) return;
    const columns = head.split('、');
    console.log(`\n| | ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length + 1)}`);
    for (const cells of rows) console.log(`| ${cells.join(' | ')} |`);
  };
  console.log(
    `\n对话页的流式回答：${characters}字，之前有思考；CPU是页面主线程的毫秒；负载${loadavg()[0]?.toFixed(1)}`,
  );
  table(
    '实际词元/秒、每词元CPU、脚本、样式、布局、绘制、末段比首段、超过16毫秒的任务、超过50毫秒、最长、丢帧/帧、堆增长MB',
    measured.flatMap(({ name, parts, tokens, traced, heapGrowth }) => {
      if (!traced) return [];
      const of = (key: keyof (typeof parts)[number]) => sum(parts.map((part) => part[key])) / parts.length;
      const growth = (parts.at(-1)?.cpuMs ?? 0) / (parts[0]?.cpuMs ?? 0);
      const { over16, over50, longest, paintMs, frames, dropped } = traced;
      const costs = [of('cpuMs'), of('scriptMs'), of('styleMs'), of('layoutMs'), paintMs / sum(tokens), growth];
      return [
        [
          name,
          of('tokensPerSecond').toFixed(0),
          ...costs.map((ms) => ms.toFixed(2)),
          `${over16}`,
          `${over50}`,
          longest.toFixed(0),
          `${dropped}/${frames}`,
          heapGrowth.toFixed(1),
        ],
      ];
    }),
  );
  table(
    '提问到回答开始的CPU、其中最长的任务、回答结束的CPU、其中最长的任务、每秒空闲时的CPU',
    measured.flatMap(({ name, opening, ending, idle }) =>
      opening.traced && ending.traced
        ? [
            [
              name,
              opening.cpuMs.toFixed(0),
              opening.traced.longest.toFixed(0),
              ending.cpuMs.toFixed(0),
              ending.traced.longest.toFixed(0),
              idle.toFixed(0),
            ],
          ]
        : [],
    ),
  );
  table(
    '次数、正在长的、已定的块、别的消息、侧栏、输入区、其余、提交、帧',
    measured.flatMap(({ name, seen }) =>
      seen
        ? [
            [name, '重画的元素', ...row(seen.rendered), `${seen.commits}`, `${seen.frames}`],
            [name, '文档的改动', ...row(seen.mutated), '', ''],
          ]
        : [],
    ),
  );
}

function row(of: Record<Zone, number>): string[] {
  return Object.values(of).map(String);
}

declare global {
  interface Window {
    watchPage: { start(): void; stop(): Seen };
  }
}
