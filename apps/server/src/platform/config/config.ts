import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type HttpRerankerOptions,
  type OpenaiEmbedderOptions,
  type OpenaiLlmOptions,
  type RecogniserOptions,
  type RecogniserProtocol,
  recogniserProtocols,
  thinkingWays,
} from '../adapters';
import type { LogLevel } from '../log';
import { StartupError } from './StartupError';

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Address of PostgreSQL; null for the embedded database in dataDir. */
  databaseUrl: string | null;
  /** Whether the 示例 policies and the demo account are enabled. */
  sampleData: boolean;
  sms: { provider: 'console' } | { provider: 'http'; url: string; token: string };
  /** Number of our own reverse proxies in front of the server; 0 ignores every X-Forwarded header. */
  trustedProxies: number;
  logLevel: LogLevel;
  /** Origin of a notes product of its own; null when this server answers its calls. */
  notesOrigin: string | null;
  /** Folder of the built portal. */
  portalDir: string;
  /**
   * Secret of this installation; null for one stored in dataDir. Set it when several servers share one database.
   */
  secretKey: string | null;
  /** Absolute path of plans and prices (JSON); null for our own. */
  commerceFile: string | null;
  paymentGateway: 'off' | 'sandbox';
  /** Model that answers in the chat; null for the embedded engine. */
  llm: Pick<OpenaiLlmOptions, 'baseUrl' | 'apiKey' | 'model' | 'thinking'> | null;
  embedder: Pick<OpenaiEmbedderOptions, 'baseUrl' | 'apiKey' | 'model'> | null;
  reranker: Pick<HttpRerankerOptions, 'baseUrl' | 'apiKey' | 'model'> | null;
  recogniser: (Omit<RecogniserOptions, 'waitMs'> & { protocol: RecogniserProtocol }) | null;
  /** Whether every reply is checked against the contract. Costs time, so not in production. */
  checkReplies: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Settings by the environment's variables, with defaults for what is not set.
 *
 * @throws StartupError (exit code 2) that names every wrong variable, its rule and its present value.
 */
export function readConfig(env: Env): Config {
  const problems: string[] = [];
  const reader = createReader(env, problems);
  const smsProvider = reader.oneOf('SMS_PROVIDER', ['console', 'http'], 'console');
  const smsUrl = reader.url('SMS_HTTP_URL', ['http:', 'https:']);
  const smsToken = reader.text('SMS_HTTP_TOKEN');
  if (smsProvider === 'http') {
    if (smsUrl === null && !env.SMS_HTTP_URL) problems.push('SMS_HTTP_URL：SMS_PROVIDER=http时必须填写短信服务的地址');
    if (smsToken === null) problems.push('SMS_HTTP_TOKEN：SMS_PROVIDER=http时必须填写短信服务的令牌');
  }
  const notesUrl = reader.url('NOTES_BASE_URL', ['http:', 'https:']);
  const secretKey = reader.text('SECRET_KEY');
  if (secretKey !== null && secretKey.length < 32) {
    problems.push(`SECRET_KEY：至少32个字符，现在是${secretKey.length}个`);
  }
  const sampleData = reader.oneOf('SAMPLE_DATA', ['on', 'off'], 'on') === 'on';
  const paymentGateway = reader.oneOf('PAYMENT_GATEWAY', ['off', 'sandbox'], 'off');
  if (paymentGateway === 'sandbox' && !sampleData) {
    problems.push('PAYMENT_GATEWAY：sandbox不收钱却会开通权益，只用于演示，SAMPLE_DATA=off时不能打开');
  }
  const config: Config = {
    port: reader.integer('PORT', 0, 65_535, 3000),
    host: reader.text('HOST') ?? '127.0.0.1',
    dataDir: resolve(workspaceRoot(), reader.text('DATA_DIR') ?? '.data'),
    databaseUrl: reader.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    sampleData,
    sms:
      smsProvider === 'http' ? { provider: 'http', url: smsUrl ?? '', token: smsToken ?? '' } : { provider: 'console' },
    trustedProxies: reader.trustedProxies('TRUST_PROXY'),
    logLevel: reader.oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
    notesOrigin: notesUrl === null ? null : new URL(notesUrl).origin,
    portalDir: resolve(workspaceRoot(), reader.text('PORTAL_DIR') ?? 'apps/portal/dist'),
    secretKey,
    commerceFile: reader.path('COMMERCE_FILE'),
    paymentGateway,
    llm: readLlm(reader, problems),
    embedder: readService(reader, problems, 'EMBEDDING', '向量服务'),
    reranker: readService(reader, problems, 'RERANK', '重排服务'),
    recogniser: readRecogniser(reader, problems),
    checkReplies: env.NODE_ENV !== 'production',
  };
  if (problems.length > 0) {
    throw new StartupError(`环境变量有误，服务没有启动：\n${problems.map((line) => `  ${line}`).join('\n')}`, 2);
  }
  return config;
}

type Reader = ReturnType<typeof createReader>;

const readLlm = (reader: Reader, problems: string[]): Config['llm'] => {
  const thinking = reader.oneOf('LLM_THINKING', thinkingWays, 'thinking');
  const service = readService(reader, problems, 'LLM', '大模型服务', ['LLM_THINKING']);
  return service && { ...service, thinking };
};

const isSocket = (url: string) => /^wss?:/.test(url);

/** The protocol follows from the address, unless it is told: websockets are those of FunASR's runtime. */
function readRecogniser(reader: Reader, problems: string[]): Config['recogniser'] {
  const codes = reader.text('ASR_LANGUAGES');
  const protocols = ['http:', 'https:', 'ws:', 'wss:'];
  const service = readService(reader, problems, 'ASR', '语音识别服务', ['ASR_PROTOCOL', 'ASR_LANGUAGES'], protocols);
  const usual = service !== null && isSocket(service.baseUrl) ? 'funasr' : 'openai';
  const protocol = reader.oneOf('ASR_PROTOCOL', recogniserProtocols, usual);
  if (service === null) return null;
  if (isSocket(service.baseUrl) !== (protocol !== 'openai'))
    problems.push(
      'ASR_PROTOCOL：openai用http://或https://开头的地址，funasr与funasr-realtime用ws://或wss://开头的地址',
    );
  const languages = codes === null ? null : codes.split(/[,，、\s]+/).filter((code) => code !== '');
  if (languages?.some((code) => code.length > 20)) problems.push('ASR_LANGUAGES：每种语言的代码最多20个字');
  return { ...service, protocol, languages };
}

/**
 * A service of models. Address and model belong together; a key alone is a mistake worth telling.
 *
 * @param others what else is told to it
 * @param protocols of its address
 */
function readService(
  reader: Reader,
  problems: string[],
  prefix: 'LLM' | 'EMBEDDING' | 'RERANK' | 'ASR',
  name: string,
  others: readonly string[] = [],
  protocols: readonly string[] = ['http:', 'https:'],
): { baseUrl: string; apiKey: string | null; model: string } | null {
  const [urlName, keyName, modelName] = [`${prefix}_BASE_URL`, `${prefix}_API_KEY`, `${prefix}_MODEL`];
  const [baseUrl, apiKey, model] = [reader.url(urlName, protocols), reader.text(keyName), reader.text(modelName)];
  if (reader.text(urlName) === null) {
    const without = [keyName, modelName, ...others].filter((each) => reader.text(each) !== null);
    if (without.length > 0) problems.push(`${urlName}：填写了${without.join('、')}，却没有${name}的地址`);
    return null;
  }
  if (model === null) problems.push(`${modelName}：填写了${urlName}，也要填写模型的名称`);
  // A key goes into a header, where anything but visible ASCII breaks every request.
  if (apiKey !== null && !/^[\x21-\x7e]+$/.test(apiKey))
    problems.push(`${keyName}：只能是可见的ASCII字符，中间不能有空格`);
  if (baseUrl !== null && new URL(baseUrl).username !== '')
    problems.push(`${urlName}：地址里不要写用户名与密码，密钥写在${keyName}`);
  return baseUrl === null || model === null ? null : { baseUrl, apiKey, model };
}

function createReader(env: Env, problems: string[]) {
  const text = (name: string): string | null => {
    const value = env[name]?.trim();
    return value ? value : null;
  };
  return {
    text,
    path(name: string): string | null {
      const value = text(name);
      return value === null ? null : resolve(workspaceRoot(), value);
    },
    integer(name: string, min: number, max: number, fallback: number): number {
      const value = text(name);
      if (value === null) return fallback;
      if (/^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
      problems.push(`${name}：应为${min}到${max}之间的整数，现在是“${value}”`);
      return fallback;
    },
    oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const value = text(name);
      if (value === null) return fallback;
      const choice = choices.find((known) => known === value.toLowerCase());
      if (choice !== undefined) return choice;
      problems.push(`${name}：应为${choices.join('、')}之一，现在是“${value}”`);
      return fallback;
    },
    /** Addresses may hold passwords, so a wrong one is not repeated. */
    url(name: string, protocols: readonly string[]): string | null {
      const value = text(name);
      if (value === null) return null;
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
      problems.push(
        `${name}：应为${protocols.map((protocol) => `${protocol}//`).join('或')}开头的地址，现在的值无法识别`,
      );
      return null;
    },
    trustedProxies(name: string): number {
      const value = text(name)?.toLowerCase() ?? 'off';
      if (value === 'off') return 0;
      if (value === 'on') return 1;
      if (/^[0-9]$/.test(value)) return Number(value);
      problems.push(`${name}：应为on、off或反向代理的层数（0到9），现在是“${value}”`);
      return 0;
    },
  };
}

/** Relative paths count from the repository, whichever folder a script runs in; without one, from the current folder. */
function workspaceRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  }
  return process.cwd();
}
