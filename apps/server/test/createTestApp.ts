import { type App, createApp } from '../src/app';
import type { AnswerEngine } from '../src/assistant/engine';
import type { LibraryModule } from '../src/library/policies';
import type { Envelope } from '../src/platform/contract/envelope';
import type { Db } from '../src/platform/db';
import { migrate } from '../src/platform/db/migrate';
import { createLog } from '../src/platform/log';
import type { Llm, Recogniser } from '../src/platform/ports';
import type { VerificationMessage } from '../src/platform/ports/sms';
import { exampleLibrary } from './exampleLibrary';
import { openMemoryDb } from './memoryDb';
import { createTestClock, type TestClock } from './testClock';

export interface TestReply {
  status: number;
  headers: Headers;
  text: string;
  /** The envelope; asserted by whoever reads it. */
  body: Envelope;
  /** The data of a success. */
  data: Record<string, unknown>;
}

export interface CallOptions {
  /** Sent as a form unless `json` is on. */
  body?: Record<string, string>;
  json?: unknown;
  /** Sent as multipart/form-data, with its boundary. */
  form?: FormData;
  token?: string;
  headers?: Record<string, string>;
  /** The address the call seems to come from. */
  ip?: string;
}

export interface TestApp {
  app: App;
  db: Db;
  clock: TestClock;
  /** Messages that would have gone to phones, oldest first. */
  messages: VerificationMessage[];
  /** Lines of the log. */
  logLines: string[];
  call(method: string, path: string, options?: CallOptions): Promise<TestReply>;
  /** Asks for a code and returns it. */
  codeFor(phone: string, purpose: string): Promise<string>;
  /** Signs in with a code, which creates the account the first time. */
  signIn(phone: string): Promise<string>;
  failSms(isFailing: boolean): void;
  close(): Promise<void>;
}

export interface TestAppOptions {
  db?: Db;
  sampleData?: boolean;
  /** @default the examples of the specification */
  policies?: LibraryModule;
  engine?: AnswerEngine;
  /** @default none */
  llm?: Llm;
  /** @default none */
  recogniser?: Recogniser;
  /** @default that of createTestClock */
  now?: Date;
  /** Several apps over one database. @default null: this one alone */
  databaseUrl?: string;
  createRequestId?: () => string;
  portalDir?: string;
  notesOrigin?: string;
  commerceFile?: string;
  paymentGateway?: 'off' | 'sandbox';
}

/** The whole app in this process over a database in memory, with a clock, phones and a log that the test holds. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const db = options.db ?? (await openMemoryDb());
  await migrate(db);
  const clock = createTestClock(options.now);
  const messages: VerificationMessage[] = [];
  const logLines: string[] = [];
  let isSmsFailing = false;
  const app = await createApp({
    db,
    config: {
      checkReplies: true,
      commerceFile: options.commerceFile ?? null,
      databaseUrl: options.databaseUrl ?? null,
      paymentGateway: options.paymentGateway ?? 'off',
      notesOrigin: options.notesOrigin ?? null,
      portalDir: options.portalDir ?? '/nonexistent',
      sampleData: options.sampleData ?? true,
      trustedProxies: 1,
    },
    clock,
    log: createLog('debug', { write: (line) => void logLines.push(line) }),
    ports: {
      llm: options.llm ?? null,
      reranker: null,
      recogniser: options.recogniser ?? null,
      sms: {
        async sendVerification(message) {
          if (isSmsFailing) throw new Error('provider is down');
          messages.push(message);
        },
      },
    },
    secret: 'a secret of this test',
    policies: options.policies ?? exampleLibrary(),
    ...(options.engine === undefined ? {} : { engine: options.engine }),
    ...(options.createRequestId === undefined ? {} : { createRequestId: options.createRequestId }),
  });

  const call: TestApp['call'] = async (method, path, { body, json, form, token, headers, ip } = {}) => {
    const response = await app.request(`http://portal.test${path}`, {
      method,
      headers: {
        host: 'portal.test',
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: new URLSearchParams(body).toString() }),
      ...(form === undefined ? {} : { body: form }),
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    const isJson = text !== '' && (response.headers.get('content-type')?.startsWith('application/json') ?? false);
    const parsed = isJson ? (JSON.parse(text) as Envelope) : ({} as Envelope);
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: parsed,
      data: (parsed.data ?? {}) as Record<string, unknown>,
    };
  };

  const codeFor: TestApp['codeFor'] = async (phone, purpose) => {
    const reply = await call('POST', '/api/v1/user/verifyCode', { body: { phone, purpose } });
    if (reply.status !== 200) throw new Error(`no code was sent: ${reply.text}`);
    return messages.at(-1)?.code ?? '';
  };

  return {
    app,
    db,
    clock,
    messages,
    logLines,
    call,
    codeFor,
    async signIn(phone) {
      const code = await codeFor(phone, 'login');
      const reply = await call('POST', '/api/v1/user/phoneLogin', { body: { phone, code } });
      if (reply.status !== 200) throw new Error(`not signed in: ${reply.text}`);
      return String(reply.data.token);
    },
    failSms(isFailing) {
      isSmsFailing = isFailing;
    },
    async close() {
      await app.close();
      await db.close();
    },
  };
}
