/** The server says no; asking again does not change it. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** @param reason in words for the user */
  constructor(readonly reason: string) {
    super(reason);
  }
}

export interface PatienceOptions {
  /** Reason of a refusal that asking again does not change; null for a failure that may pass. */
  refusalOf: (error: unknown) => string | null;
  /** Waits before the next attempt; less when the signal says that it is worth it now. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** Asks a server that may be away, again and again, each time after a longer wait. @param onWaiting called before each wait */
export function createPatience({ refusalOf, wait }: PatienceOptions, onWaiting: () => Promise<void> | void) {
  let pause = new AbortController();
  const end = new AbortController();
  return {
    /** Aborted once `stop` was called. */
    signal: end.signal,
    /**
     * @throws Refusal when the server says no
     * @throws DOMException `AbortError` after `stop`
     */
    async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
      for (let failures = 0; ; failures += 1) {
        end.signal.throwIfAborted();
        try {
          return await question();
        } catch (error) {
          const reason = refusalOf(error);
          if (reason !== null) throw new Refusal(reason);
          pause = new AbortController();
          await onWaiting();
          await wait(Math.min(longestWaitMs, firstWaitMs * 2 ** failures), pause.signal);
        }
      }
    },
    /** It is worth asking now. */
    hurry: () => pause.abort(),
    stop() {
      end.abort();
      pause.abort();
    },
  };
}
export type Patience = ReturnType<typeof createPatience>;
