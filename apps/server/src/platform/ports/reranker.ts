/** Orders texts by how well they answer a question. */
export interface Reranker {
  readonly model: string;
  /** @returns how well each text answers, in the order of the texts. @throws RerankFailure, or the reason of the signal */
  rerank(query: string, texts: readonly string[], signal: AbortSignal): Promise<number[]>;
}

/** The failure of a rerank service that did not say; the order that there was has to do. */
export class RerankFailure extends Error {
  override name = 'RerankFailure';
}
