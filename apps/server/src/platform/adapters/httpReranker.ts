import { type Reranker, RerankFailure } from '../ports';

export interface HttpRerankerOptions {
  /** Address of the service; `/rerank` is added. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Milliseconds after which an answer no longer waits. @default 5_000 */
  waitMs?: number;
}

const usualWaitMs = 5_000;
const longestText = 2_000;

/**
 * Reranker over any service with the rerank call of Jina, as Cohere, vLLM, TEI behind a gateway and Xinference have.
 * Of each text 2,000 characters are sent; one that the service leaves out scores -Infinity.
 */
export function createHttpReranker({ baseUrl, apiKey, model, waitMs = usualWaitMs }: HttpRerankerOptions): Reranker {
  return {
    model,
    async rerank(query, texts, signal) {
      try {
        const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/rerank`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
          },
          body: JSON.stringify({
            model,
            query,
            documents: texts.map((text) => text.slice(0, longestText)),
            top_n: texts.length,
            return_documents: false,
          }),
          // An address of the operator; where it sends us is another one.
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(waitMs)]),
        });
        if (!response.ok) {
          await response.body?.cancel();
          throw new RerankFailure(`重排服务答复${response.status}`);
        }
        return scoresOf(await response.json(), texts.length);
      } catch (cause) {
        if (signal.aborted) throw signal.reason;
        if (cause instanceof RerankFailure) throw cause;
        throw new RerankFailure('重排服务没有给出可用的答复', { cause });
      }
    },
  };
}

function scoresOf(reply: unknown, count: number): number[] {
  const results = (reply as { results?: unknown } | null)?.results;
  if (!Array.isArray(results)) throw new RerankFailure('重排服务的答复里没有results');
  const scores = new Array<number>(count).fill(Number.NEGATIVE_INFINITY);
  for (const result of results as { index?: unknown; relevance_score?: unknown }[]) {
    const { index, relevance_score: score } = result ?? {};
    const isOne = typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < count;
    if (!isOne || typeof score !== 'number' || !Number.isFinite(score))
      throw new RerankFailure('重排服务的答复里有不能用的一项');
    scores[index] = score;
  }
  return scores;
}
