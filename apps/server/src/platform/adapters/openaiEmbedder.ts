import { setTimeout as wait } from 'node:timers/promises';
import { type Embedder, EmbeddingFailure, type Patience } from '../ports';

export interface OpenaiEmbedderOptions {
  /** Address of the service; `/embeddings` is added. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Milliseconds that one call may take. @default 3_000 where somebody waits, 60_000 in the background */
  waitMs?: Readonly<Record<Patience, number>>;
  /** Milliseconds before the second attempt; four times as many before each further one. @default 500 */
  pauseMs?: number;
}

/** The least that services are known to take at once. */
const batchSize = 10;
const usualWaitMs = { asked: 3_000, background: 60_000 };
const usualPauseMs = 500;
const longestPauseMs = 60_000;
/** Who waits for an answer is better off with what there is without vectors. */
const attemptsOf = { asked: 1, background: 5 };

/**
 * Embedder over any service with the embeddings call of OpenAI, ten texts a call; a call is tried once where somebody
 * waits, up to five times in the background.
 */
export function createOpenaiEmbedder(options: OpenaiEmbedderOptions): Embedder {
  return {
    model: options.model,
    async embed(texts, patience, signal) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += batchSize) {
        vectors.push(...(await insist(options, texts.slice(from, from + batchSize), patience, signal)));
      }
      const [first] = vectors;
      if (vectors.some(({ length }) => length !== first?.length))
        throw new EmbeddingFailure('向量服务给出的向量维数不一');
      return vectors;
    },
  };
}

/** Failure worth another attempt. @param afterMs what the service asks to wait, in milliseconds; 0 for nothing */
class PassingFailure extends EmbeddingFailure {
  constructor(
    message: string,
    readonly afterMs: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

async function insist(
  options: OpenaiEmbedderOptions,
  texts: readonly string[],
  patience: Patience,
  signal: AbortSignal,
): Promise<Float32Array[]> {
  let pauseMs = options.pauseMs ?? usualPauseMs;
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(options, texts, (options.waitMs ?? usualWaitMs)[patience], signal);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (!(error instanceof PassingFailure) || attempt === attemptsOf[patience]) throw error;
      await wait(Math.min(longestPauseMs, Math.max(pauseMs, error.afterMs)), undefined, { signal }).catch(() => {
        throw signal.reason;
      });
      pauseMs *= 4;
    }
  }
}

async function send(
  { baseUrl, apiKey, model }: OpenaiEmbedderOptions,
  texts: readonly string[],
  waitMs: number,
  signal: AbortSignal,
): Promise<Float32Array[]> {
  let reply: unknown;
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      // An address of the operator; where it sends us is another one.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(waitMs)]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw refusal(response);
    }
    reply = await response.json();
  } catch (cause) {
    if (cause instanceof EmbeddingFailure) throw cause;
    throw new PassingFailure('向量服务没有给出完整的答复', 0, { cause });
  }
  return vectorsOf(reply, texts.length);
}

/** What the service wrote may hold anything; the status says enough. */
function refusal({ status, headers }: Response): EmbeddingFailure {
  const message = `向量服务答复${status}`;
  const seconds = Number(headers.get('retry-after'));
  return status === 408 || status === 429 || status >= 500
    ? new PassingFailure(message, seconds > 0 ? seconds * 1_000 : 0)
    : new EmbeddingFailure(message);
}

function vectorsOf(reply: unknown, count: number): Float32Array[] {
  const data = (reply as { data?: unknown } | null)?.data;
  if (!Array.isArray(data) || data.length !== count)
    throw new EmbeddingFailure('向量服务的答复里没有与文字一样多的向量');
  const vectors: Float32Array[] = [];
  for (const item of data as { index?: unknown; embedding?: unknown }[]) {
    const { index, embedding } = item ?? {};
    const isPlaced = typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < count;
    if (!isPlaced || vectors[index] !== undefined || !isVector(embedding))
      throw new EmbeddingFailure('向量服务的答复里有不能用的一项');
    vectors[index] = Float32Array.from(embedding);
  }
  return vectors;
}

/** All zeros point nowhere. */
const isVector = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'number' && Number.isFinite(one)) &&
  value.some((one) => one !== 0);
