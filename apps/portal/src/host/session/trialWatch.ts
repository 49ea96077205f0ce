import type { RouteDef } from '@hengce/feature-kit';
import { createStore } from '../../session/createStore';

export interface Visit {
  pathname: string;
  /** Module name under which the visit is recorded; none, no record. */
  module: string | undefined;
  /** Specification §2: these pages skip the check. */
  isExempt: boolean;
  /** Reading policies stays possible when the trial is over; every other page is left for /policy. */
  isReading: boolean;
}

export const visitOf = ({ module, needsTrial }: RouteDef, pathname: string): Visit => ({
  pathname,
  module,
  isExempt: needsTrial === false,
  isReading: module === 'policy',
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
}

const unknown: TrialState = { isTold: false, runs: false, letIn: null };

/**
 * The trial (specification §4): every navigation asks whether it is over, and otherwise records the visit, once. The answer is
 * waited for only until the first one of a session; a check that fails keeps nobody out, for the server refuses by itself.
 */
export function createTrialWatch({ checkExpire, saveRecord }: TrialWatchOptions) {
  const { get, set, subscribe } = createStore(unknown);
  let hasAccepted = false;
  let running: AbortController | undefined;

  return {
    get,
    subscribe,
    mayShow: ({ pathname, isExempt, isReading }: Visit) =>
      isExempt || isReading || get().runs || get().letIn === pathname,
    /** @param leave goes from the page to /policy */
    async visit({ pathname, module, isExempt, isReading }: Visit, leave: () => void): Promise<void> {
      running?.abort();
      if (isExempt) return;
      const current = new AbortController();
      running = current;
      const answer = await checkExpire(current.signal).catch(() => null);
      if (current.signal.aborted) return;
      if (!answer?.expired) {
        set({ isTold: false, runs: answer !== null, letIn: pathname });
        if (answer && module) saveRecord(module).catch(() => undefined);
        return;
      }
      set({ isTold: !(isReading && hasAccepted), runs: false, letIn: null });
      if (!isReading) leave();
    },
    /** 继续浏览政策: pages for reading do not say it again. */
    accept() {
      hasAccepted = true;
      set({ ...get(), isTold: false });
    },
    /** Another session, another trial. */
    reset() {
      running?.abort();
      hasAccepted = false;
      set(unknown);
    },
  };
}
