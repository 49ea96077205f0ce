import type { RouteDef } from '@hengce/feature-kit';
import { createStore } from '../../session/createStore';

export interface Visit {
  pathname: string;
  /** Module name under which the visit is recorded; without it nothing is recorded. */
  module: string | undefined;
  /** Whether the page skips the check of the trial (specification §2). */
  isExempt: boolean;
}

export const visitOf = ({ module, needsTrial }: RouteDef, pathname: string): Visit => ({
  pathname,
  module,
  isExempt: needsTrial === false,
});

export interface TrialState {
  /** Whether 体验已到期 is to be shown. */
  isTold: boolean;
  /** Whether the trial runs, by the last answer of this session. */
  runs: boolean;
  /** Path of the page that may be shown: its check was answered, or nobody answered. */
  letIn: string | null;
}
export interface TrialWatchOptions {
  checkExpire: (signal: AbortSignal) => Promise<{ expired: boolean }>;
  saveRecord: (module: string) => Promise<unknown>;
  /** Called when nobody answered, also when asked again. */
  onUnanswered: () => void;
}

/** Waits before a check that failed is made again. */
const retryDelays = [1_000, 4_000];

const waited = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const unknown: TrialState = { isTold: false, runs: false, letIn: null };

/**
 * Checks the trial (specification §4): every navigation asks whether it is over, and otherwise records the visit, once.
 * Only the first page of a session waits for the answer. A check that fails keeps nobody out, for the server refuses by
 * itself: it is made again after 1 s and 4 s, and if nobody answers then either, `onUnanswered` is called.
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
    /** Called when the user has read that the trial is over; it is shown again on the next page that needs one. */
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
