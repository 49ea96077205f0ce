/** The code of a page could not be fetched: the network is away, or a new build replaced it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  constructor(
    readonly page: string,
    cause: unknown,
  ) {
    super(`could not load ${page}`, { cause });
  }
}

export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';
