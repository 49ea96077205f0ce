import { isAbsolute } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config';
import { StartupError } from './StartupError';

it('什么都不写时的默认值', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    sampleData: true,
    sms: { provider: 'console' },
    trustedProxies: 0,
    logLevel: 'info',
    notesOrigin: null,
    checkReplies: true,
  });
  expect(isAbsolute(config.dataDir)).toBe(true);
  expect(config.dataDir).toMatch(/\.data$/);
});

it('读得懂的值', () => {
  expect(
    readConfig({
      PORT: ' 8080 ',
      DATABASE_URL: 'postgres://u:p@db/x',
      SAMPLE_DATA: 'OFF',
      TRUST_PROXY: '2',
      NOTES_BASE_URL: 'https://notes.example.cn/base',
      SMS_PROVIDER: 'http',
      SMS_HTTP_URL: 'https://sms.example.cn/send',
      SMS_HTTP_TOKEN: 't',
      NODE_ENV: 'production',
    }),
  ).toMatchObject({
    port: 8080,
    databaseUrl: 'postgres://u:p@db/x',
    sampleData: false,
    trustedProxies: 2,
    notesOrigin: 'https://notes.example.cn',
    sms: { provider: 'http', url: 'https://sms.example.cn/send', token: 't' },
    checkReplies: false,
  });
});

it('一次列出所有写错的变量，不泄露密码', () => {
  const read = () =>
    readConfig({
      PORT: '80x',
      SAMPLE_DATA: 'yes',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      SMS_PROVIDER: 'http',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'all',
      SECRET_KEY: 'short',
    });
  expect(read).toThrow(StartupError);
  try {
    read();
  } catch (error) {
    expect(error).toMatchObject({ exitCode: 2 });
    const { message } = error as Error;
    expect(message).toContain('PORT：应为0到65535之间的整数，现在是“80x”');
    expect(message).toContain('SAMPLE_DATA：应为on、off之一，现在是“yes”');
    expect(message).toContain('DATABASE_URL：应为postgres://或postgresql://开头的地址');
    expect(message).toContain('SMS_HTTP_URL：SMS_PROVIDER=http时必须填写短信服务的地址');
    expect(message).toContain('SMS_HTTP_TOKEN');
    expect(message).toContain('LOG_LEVEL：应为debug、info、warn、error、silent之一，现在是“loud”');
    expect(message).toContain('TRUST_PROXY');
    expect(message).toContain('SECRET_KEY：至少32个字符，现在是5个');
    expect(message).not.toContain('hunter2');
  }
});

it('沙箱支付只用于演示', () => {
  expect(readConfig({ PAYMENT_GATEWAY: 'sandbox' }).paymentGateway).toBe('sandbox');
  expect(() => readConfig({ PAYMENT_GATEWAY: 'sandbox', SAMPLE_DATA: 'off' })).toThrow('SAMPLE_DATA=off时不能打开');
});

it('大模型：地址与模型一起填，密钥可以没有', () => {
  expect(readConfig({}).llm).toBeNull();
  expect(readConfig({ LLM_BASE_URL: 'https://llm.example.cn/v1', LLM_MODEL: 'm-1' }).llm).toEqual({
    baseUrl: 'https://llm.example.cn/v1',
    apiKey: null,
    model: 'm-1',
    thinking: 'thinking',
  });
  expect(
    readConfig({ RERANK_BASE_URL: 'http://127.0.0.1:9/v1', RERANK_MODEL: 'r', RERANK_API_KEY: 'k' }).reranker,
  ).toEqual({
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: 'k',
    model: 'r',
  });
  expect(readConfig({})).toMatchObject({ reranker: null, embedder: null });
  expect(readConfig({ EMBEDDING_BASE_URL: 'http://127.0.0.1:9/v1', EMBEDDING_MODEL: 'e' }).embedder).toEqual({
    baseUrl: 'http://127.0.0.1:9/v1',
    apiKey: null,
    model: 'e',
  });
  expect(() => readConfig({ EMBEDDING_API_KEY: 'k' })).toThrow('却没有向量服务的地址');
  expect(() => readConfig({ RERANK_MODEL: 'r' })).toThrow('RERANK_BASE_URL：填写了RERANK_MODEL，却没有重排服务的地址');
  expect(() => readConfig({ LLM_API_KEY: 'sk-secret' })).toThrow(
    'LLM_BASE_URL：填写了LLM_API_KEY，却没有大模型服务的地址',
  );
  expect(() => readConfig({ LLM_BASE_URL: 'https://llm.example.cn/v1' })).toThrow('LLM_MODEL：填写了LLM_BASE_URL');
  expect(() => readConfig({ LLM_BASE_URL: 'ftp://llm.example.cn', LLM_MODEL: 'm' })).toThrow(
    'LLM_BASE_URL：应为http://或https://',
  );
  expect(() => readConfig({ LLM_BASE_URL: 'https://a:b@llm.example.cn', LLM_MODEL: 'm' })).toThrow('不要写用户名');
  const wrongKey = () =>
    readConfig({ LLM_BASE_URL: 'https://llm.example.cn', LLM_MODEL: 'm', LLM_API_KEY: 'sk-密钥', LLM_THINKING: 'yes' });
  expect(wrongKey).toThrow('LLM_API_KEY：只能是可见的ASCII字符');
  expect(wrongKey).toThrow('LLM_THINKING：应为thinking、enable_thinking、tag、off之一');
  expect(wrongKey).not.toThrow('sk-密钥');
});

it('语音识别：协议按地址认，可以指定；语言用逗号分开', () => {
  const read = (more: Record<string, string>) => readConfig({ ASR_MODEL: 'm', ...more }).recogniser;
  const base = { apiKey: null, model: 'm', languages: null };
  expect(readConfig({}).recogniser).toBeNull();
  const https = 'https://asr.example.cn/v1';
  expect(read({ ASR_BASE_URL: https })).toEqual({ ...base, baseUrl: https, protocol: 'openai' });
  const socket = 'ws://127.0.0.1:10095';
  expect(read({ ASR_BASE_URL: socket })).toEqual({ ...base, baseUrl: socket, protocol: 'funasr' });
  expect(read({ ASR_BASE_URL: socket, ASR_PROTOCOL: 'funasr-realtime', ASR_LANGUAGES: 'zh, yue，wuu' })).toEqual({
    ...base,
    baseUrl: socket,
    protocol: 'funasr-realtime',
    languages: ['zh', 'yue', 'wuu'],
  });
  expect(() => read({ ASR_BASE_URL: socket, ASR_PROTOCOL: 'openai' })).toThrow('ASR_PROTOCOL：openai用http://');
  expect(() => read({ ASR_BASE_URL: https, ASR_PROTOCOL: 'funasr' })).toThrow('用ws://或wss://开头的地址');
  expect(() => readConfig({ ASR_LANGUAGES: 'zh' })).toThrow('ASR_BASE_URL：填写了ASR_LANGUAGES');
});
