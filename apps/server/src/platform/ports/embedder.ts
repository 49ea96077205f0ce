/** Urgency of a call: `asked` while somebody waits, else `background`. */
export type Patience = 'asked' | 'background';

/** Embedding service (向量服务): turns texts into vectors that are near for similar meanings. */
export interface Embedder {
  readonly model: string;
  /**
   * Computes vectors.
   *
   * @returns one for each text, in their order, all of one dimension
   * @throws EmbeddingFailure, or the reason of the signal
   */
  embed(texts: readonly string[], patience: Patience, signal: AbortSignal): Promise<Float32Array[]>;
}

/**
 * Error of an embedding service that returned no usable vectors. Its message is for the operator and contains nothing
 * from the service's reply.
 */
export class EmbeddingFailure extends Error {
  override name = 'EmbeddingFailure';
}
