import type { RouteDef } from '@hengce/feature-kit';
import { createStore } from '../../session/createStore';

export interface Visit {
  pathname: string;
  /** Module name under which the visit is recorded; none, no record. */
  module: string | undefined;
  /** Specification §2: these pages skip the check. */
  isExempt: boolean;
}

export const visitOf = ({ module, needsTrial }: RouteDef, pathname: string): Visit => ({
  pathname,
  module,
  isExempt: needsTrial === false,
});

export interface TrialState {
  /** 体验已到期 is to be said. */
  isTold: boolean;
  /** The last answer of this session: the trial runs. */
  runs: boolean;
  /** Address of the page that an answer, or the want of one, lets in. */
  letIn: string | null;
}
export interface TrialWatchOptions {
  checkExpire: (signal: AbortSignal) => Promise<{ expired: boolean }>;
  saveRecord: (module: string) => Promise<unknown>;
  /** Nobody answered, also when asked again. */
  onUnanswered: () => void;
}

/** Waits before a check that failed is made again. */
const retryDelays = [1_000, 4_000];

const waited = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const unknown: TrialState = { isTold: false, runs: false, letIn: null };

/**
 * The trial (specification §4): every navigation asks whether it is over, and otherwise records the visit, once. The answer is
 * waited for only until the first one of a session. A check that fails keeps nobody out, for the server refuses by itself: it is
 * made again, and when nobody answers then either, that is said.
 */
export function createTrialWatch({ checkExpire, saveRecord, onUnanswered }: TrialWatchOptions) {
  const { get, set, subscribe } = createStore(unknown);
  let running: AbortController | undefined;

  return {
    get,
    subscribe,
    mayShow: ({ pathname, isExempt }: Visit) => isExempt || get().runs || get().letIn === pathname,
    /** @param leave goes from the page to /policy */
    async visit({ pathname, module, isExempt }: Visit, leave: () => void): Promise<void> {
      running?.abort();
      if (isExempt) return;
      const current = new AbortController();
      running = current;
      for (const delay of [...retryDelays, null]) {
        const answer = await checkExpire(current.signal).catch(() => null);
        if (current.signal.aborted) return;
        if (answer?.expired) {
          set({ isTold: true, runs: false, letIn: null });
          leave();
          return;
        }
        set({ isTold: false, runs: answer !== null, letIn: pathname });
        if (answer) {
          if (module) saveRecord(module).catch(() => undefined);
          return;
        }
        if (delay !== null) await waited(delay);
        if (current.signal.aborted) return;
      }
      onUnanswered();
    },
    /** Read: said until another page is tried. */
    accept() {
      set({ ...get(), isTold: false });
    },
    /** Another session, another trial. */
    reset() {
      running?.abort();
      set(unknown);
    },
  };
}
