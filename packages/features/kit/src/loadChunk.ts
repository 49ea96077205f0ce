/** Error of code that could not be fetched: the network is away, or a new build replaced it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  constructor(
    readonly page: string,
    cause: unknown,
    /** Nothing came in the whole time that a page may take; another wait would be a second one. */
    readonly isLate = false,
  ) {
    super(`could not load ${page}`, { cause });
  }
}

export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Specification §9: how long the code of a page may take. */
const chunkTimeoutMs = 120_000;

/** Loads the code of a page or a part of one within 120 s. @throws ChunkLoadError when it cannot be fetched, or not in time */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Error(`no answer within ${chunkTimeoutMs} ms`);
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    throw new ChunkLoadError(name, cause, cause === late);
  } finally {
    clearTimeout(timer);
  }
}
