/** Rerank service (重排): orders texts by how well they answer a question. */
export interface Reranker {
  readonly model: string;
  /**
   * Scores texts.
   *
   * @returns a score for each, in the order of the texts.
   * @throws RerankFailure, or the reason of the signal
   */
  rerank(query: string, texts: readonly string[], signal: AbortSignal): Promise<number[]>;
}

/** Error of a rerank service; the results then keep their order. */
export class RerankFailure extends Error {
  override name = 'RerankFailure';
}
