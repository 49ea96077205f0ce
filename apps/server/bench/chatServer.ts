import { type ChildProcess, spawn } from 'node:child_process';
import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ChildReport } from './chatScript';

type Ready = Extract<ChildReport, { type: 'ready' }>;
export type MemoryReport = Extract<ChildReport, { type: 'memory' }>;

export interface ChatServer extends Ready {
  child: ChildProcess;
  exited: Promise<void>;
  /** What it uses now, after a garbage collection. @param isStart what is counted begins anew */
  look(isStart?: boolean): Promise<MemoryReport>;
  /** An ordinary call. */
  call(method: string, path: string, token: string, json?: unknown): Promise<Record<string, unknown>>;
  /** A call whose reply is read as it comes. */
  stream(method: string, path: string, token: string, json?: unknown): Promise<IncomingMessage>;
}

/** Starts `chatChild` as a process of its own. */
export async function startChatServer(env: Record<string, string>): Promise<ChatServer> {
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', 'bench/chatChild.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { PATH: process.env.PATH, ...env },
  });
  let problems = '';
  child.stderr.on('data', (chunk: Buffer) => {
    problems += chunk.toString();
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const waiting: ((report: ChildReport) => void)[] = [];
  createInterface(child.stdout).on('line', (line) => waiting.shift()?.(JSON.parse(line) as ChildReport));
  const next = (): Promise<ChildReport> =>
    new Promise((resolve, reject) => {
      waiting.push(resolve);
      exited.then(() => reject(new Error(`the child ended: ${problems}`)));
    });
  const ready = (await next()) as Ready;

  const stream = (method: string, path: string, token: string, json?: unknown): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const call = request(ready.address + path, { method, headers, agent: false }, resolve);
      call.on('error', reject);
      call.end(json === undefined ? undefined : JSON.stringify(json));
    });
  return {
    ...ready,
    child,
    exited,
    async look(isStart = false) {
      child.stdin.write(isStart ? 'start\n' : 'look\n');
      return (await next()) as MemoryReport;
    },
    stream,
    async call(method, path, token, json) {
      const reply = await stream(method, path, token, json);
      let text = '';
      for await (const chunk of reply.setEncoding('utf8')) text += chunk;
      const envelope = JSON.parse(text) as { code: number; msg: string; data: Record<string, unknown> };
      if (envelope.code !== 200) throw new Error(`${path}: ${envelope.code} ${envelope.msg}`);
      return envelope.data;
    },
  };
}

export interface Read {
  events: number;
  /** Numbers that did not follow the one before. */
  gaps: number;
  /** Pieces of text that did not begin where the last one ended. */
  misplaced: number;
  answer: string;
  runId: string;
  isDone: boolean;
  /** Milliseconds from the request. */
  firstEventMs: number;
  firstTextMs: number;
}

/** Reads a stream to its end, or until it breaks. */
export async function readStream(opening: Promise<IncomingMessage>, onText?: (read: Read) => void): Promise<Read> {
  const startedAt = performance.now();
  const read: Read = {
    events: 0,
    gaps: 0,
    misplaced: 0,
    answer: '',
    runId: '',
    isDone: false,
    firstEventMs: Number.NaN,
    firstTextMs: Number.NaN,
  };
  let last = 0;
  let rest = '';
  try {
    const reply = await opening;
    for await (const chunk of reply.setEncoding('utf8')) {
      const frames = (rest + chunk).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        const id = /^id: (\d+)/.exec(frame)?.[1];
        if (id === undefined) continue;
        if (read.events === 0) read.firstEventMs = performance.now() - startedAt;
        read.events += 1;
        if (Number(id) !== last + 1) read.gaps += 1;
        last = Number(id);
        const event = JSON.parse(frame.slice(frame.indexOf('data: ') + 6)) as Record<string, unknown>;
        if (event.type === 'run.started') read.runId = String(event.runId);
        if (event.type === 'run.done') read.isDone = true;
        if (event.type !== 'part.delta') continue;
        if (read.answer === '') read.firstTextMs = performance.now() - startedAt;
        if (event.off !== read.answer.length) read.misplaced += 1;
        read.answer += String(event.text);
        onText?.(read);
      }
    }
  } catch {
    // It broke: what came is what there is.
  }
  return read;
}
