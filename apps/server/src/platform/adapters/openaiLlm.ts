import { createParser } from 'eventsource-parser';
import { type Llm, LlmFailure, type LlmPiece, type LlmRequest } from '../ports';
import { ThinkSplitter } from './thinkSplitter';

/**
 * Ways of making a model think: by one of the fields that providers use, `tag` where it does so by itself in a
 * `<think>` block, or `off`.
 */
export const thinkingWays = ['thinking', 'enable_thinking', 'tag', 'off'] as const;
export type ThinkingWay = (typeof thinkingWays)[number];

export interface OpenaiLlmOptions {
  /** Address of the service; `/chat/completions` is added. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  thinking: ThinkingWay;
  /** Milliseconds of silence, without even a comment, after which a call fails. @default 300_000 */
  idleMs?: number;
  /** Calls back after some milliseconds unless cancelled; tests replace it. */
  schedule?: (run: () => void, ms: number) => () => void;
}

const usualIdleMs = 300_000;

const bySetTimeout = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

/** Model over any service with the streaming chat completions of OpenAI. */
export function createOpenaiLlm(options: OpenaiLlmOptions): Llm {
  const { model, thinking } = options;
  return {
    model,
    canThink: thinking !== 'off',
    async *ask(request) {
      const watch = new AbortController();
      const signal = AbortSignal.any([request.signal, watch.signal]);
      const { idleMs = usualIdleMs, schedule = bySetTimeout } = options;
      let stop = () => {};
      const alive = () => {
        stop();
        stop = schedule(() => watch.abort(), idleMs);
      };
      try {
        alive();
        const body = await send(options, request, signal);
        yield* readAnswer(body, alive, thinking === 'tag');
      } catch (cause) {
        if (request.signal.aborted) throw request.signal.reason;
        if (watch.signal.aborted) throw new LlmFailure('timeout', '大模型太久没有回应', true, { cause });
        if (cause instanceof LlmFailure) throw cause;
        throw new LlmFailure('interrupted', '与大模型的连接中断了', true, { cause });
      } finally {
        stop();
        // Whoever stops listening hangs up.
        watch.abort();
      }
    },
  };
}

async function send(
  { baseUrl, apiKey, model, thinking }: OpenaiLlmOptions,
  { messages, isThinking }: LlmRequest,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
      ...thinkingField(thinking, isThinking),
    }),
    signal,
    // A redirect could carry key and question to another host.
    redirect: 'error',
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new LlmFailure('unreachable', '连不上大模型服务', true, { cause });
  });
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
  if (response.ok && isStream && response.body !== null) return response.body;
  await response.body?.cancel();
  throw refusal(response.status);
}

function thinkingField(way: ThinkingWay, isThinking: boolean): Record<string, unknown> {
  if (way === 'thinking' && isThinking) return { thinking: { type: 'enabled' } };
  if (way === 'enable_thinking') return { enable_thinking: isThinking };
  return {};
}

/** The status is for the log; what the service wrote may hold anything. */
function refusal(status: number): LlmFailure {
  const options = { cause: new Error(`status ${status}`) };
  if (status === 429 || status === 503) return busy(options);
  if (status >= 500) return new LlmFailure('upstream', '大模型服务出错了', true, options);
  const reason = status === 401 || status === 403 ? '没有接受密钥' : status === 402 ? '余额不足' : '没有接受请求';
  return new LlmFailure('upstream', `大模型服务${reason}，请联系管理员`, false, options);
}

const busy = (options?: ErrorOptions) => new LlmFailure('busy', '大模型服务繁忙', true, options);

interface Chunk {
  error?: { code?: unknown; type?: unknown } | null;
  choices?: {
    delta?: { content?: unknown; reasoning_content?: unknown; reasoning?: unknown } | null;
    finish_reason?: string | null;
  }[];
  usage?: {
    prompt_tokens?: number;
    completion_tokens?: number;
    completion_tokens_details?: { reasoning_tokens?: number } | null;
  } | null;
}

async function* readAnswer(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
  hasThinkTag: boolean,
): AsyncGenerator<LlmPiece, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const answer = new AnswerReader(hasThinkTag);
  const parser = createParser({
    onEvent: ({ data }) => answer.take(data),
    onComment: () => answer.wait(),
  });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    alive();
    parser.feed(decoder.decode(value, { stream: true }));
    yield* answer.ready();
    if (answer.isDone) return;
  }
  throw new LlmFailure('interrupted', '大模型的回答没有说完就断了', true);
}

/** Reads the chunks of one answer; what they come to is fetched by `ready`. */
class AnswerReader {
  isDone = false;
  private pieces: LlmPiece[] = [];
  private failure: LlmFailure | null = null;
  private readonly splitter: ThinkSplitter | null;
  private finishReason: string | null = null;
  private hasText = false;
  private hasBegun = false;

  constructor(hasThinkTag: boolean) {
    this.splitter = hasThinkTag ? new ThinkSplitter() : null;
  }

  /** A comment before anything else means that it waits. */
  wait(): void {
    if (!this.hasBegun) this.pieces.push({ type: 'queued' });
  }

  take(data: string): void {
    if (this.isDone || this.failure !== null) return;
    if (data.trim() === '[DONE]') this.end();
    else this.takeChunk(readChunk(data));
  }

  /** @throws LlmFailure after everything that came before it */
  *ready(): Generator<LlmPiece, void, undefined> {
    const pieces = this.pieces;
    this.pieces = [];
    yield* pieces;
    if (this.failure !== null) throw this.failure;
  }

  private takeChunk(chunk: Chunk | null): void {
    this.failure = faultOf(chunk);
    if (this.failure !== null) return;
    const [choice] = chunk?.choices ?? [];
    const { reasoning_content, reasoning, content } = choice?.delta ?? {};
    this.push('reasoning', reasoning_content ?? reasoning);
    if (this.splitter === null || typeof content !== 'string') this.push('answer', content);
    else this.pushSplit(this.splitter.push(content));
    if (choice?.finish_reason) this.finishReason = choice.finish_reason;
    if (this.finishReason === 'insufficient_system_resource') this.failure = busy();
    if (chunk?.usage) {
      const { prompt_tokens = 0, completion_tokens = 0, completion_tokens_details } = chunk.usage;
      const spent = completion_tokens_details?.reasoning_tokens ?? null;
      this.pieces.push({ type: 'usage', prompt: prompt_tokens, completion: completion_tokens, reasoning: spent });
    }
  }

  private push(type: 'reasoning' | 'answer', text: unknown): void {
    if (typeof text !== 'string' || text === '') return;
    this.hasBegun = true;
    if (type === 'answer' && text.trim() !== '') this.hasText = true;
    this.pieces.push({ type, text });
  }

  private pushSplit({ reasoning, answer }: { reasoning: string; answer: string }): void {
    this.push('reasoning', reasoning);
    this.push('answer', answer);
  }

  private end(): void {
    if (this.splitter !== null) this.pushSplit(this.splitter.finish());
    const finishReason =
      this.finishReason === 'length' || this.finishReason === 'content_filter' ? this.finishReason : 'stop';
    if (!this.hasText && finishReason !== 'content_filter') {
      this.failure = new LlmFailure('blank', '大模型没有给出回答', true);
      return;
    }
    this.pieces.push({ type: 'end', finishReason });
    this.isDone = true;
  }
}

function faultOf(chunk: Chunk | null): LlmFailure | null {
  if (chunk === null) return new LlmFailure('upstream', '大模型服务的答复无法识别', true);
  if (!chunk.error) return null;
  const kind = `${String(chunk.error.code ?? '')} ${String(chunk.error.type ?? '')}`;
  return /429|503|rate.?limit|overload|busy|insufficient_system_resource/i.test(kind)
    ? busy()
    : new LlmFailure('upstream', '大模型服务出错了', true);
}

function readChunk(data: string): Chunk | null {
  try {
    const chunk = JSON.parse(data) as unknown;
    return typeof chunk === 'object' && chunk !== null ? (chunk as Chunk) : null;
  } catch {
    return null;
  }
}
