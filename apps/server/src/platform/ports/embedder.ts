/** How a caller waits: somebody stands before the screen, or nobody does. */
export type Patience = 'asked' | 'background';

/** Turns texts into vectors that lie near each other where the texts mean alike. */
export interface Embedder {
  readonly model: string;
  /**
   * @returns a vector for each text, in their order, all of one dimension
   * @throws EmbeddingFailure, or the reason of the signal
   */
  embed(texts: readonly string[], patience: Patience, signal: AbortSignal): Promise<Float32Array[]>;
}

/**
 * The failure of a service that gave no vectors that can be used. Its message is for the operator: it holds nothing of what the
 * service said.
 */
export class EmbeddingFailure extends Error {
  override name = 'EmbeddingFailure';
}
