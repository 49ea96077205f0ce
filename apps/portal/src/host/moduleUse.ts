import { isApiError, type ModuleName } from '@hengce/api';
import { createStore } from '../session/createStore';

export interface UsesExhausted {
  module: ModuleName;
  /** The server's sentence. */
  message: string;
  /** Sentence of the page about the work that is saved. */
  kept?: string;
}
export interface ModuleUseOptions {
  /** `GET /api/v1/user/use/{module}` with this Idempotency-Key. */
  use: (module: ModuleName, key: string) => Promise<unknown>;
  makeKey: () => string;
}

/**
 * Reservations of uses of a module at the server (specification §4): 200 allows one, 1010 means that the uses are used
 * up. A double click asks once; when the answer was lost, the next attempt sends the same key, so that it is one
 * charge.
 */
export function createModuleUse({ use, makeKey }: ModuleUseOptions) {
  const exhausted = createStore<UsesExhausted | null>(null);
  const asking = new Map<ModuleName, Promise<string | null>>();
  const unanswered = new Map<ModuleName, string>();

  const ask = async (module: ModuleName, kept?: string): Promise<string | null> => {
    const key = unanswered.get(module) ?? makeKey();
    unanswered.set(module, key);
    try {
      await use(module, key);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (['network', 'timeout', 'server', 'protocol'].includes(error.kind)) throw error;
      unanswered.delete(module);
      if (error.kind !== 'quota-exhausted') throw error;
      exhausted.set({ module, message: error.message, ...(kept ? { kept } : {}) });
      return null;
    }
    unanswered.delete(module);
    return key;
  };

  return {
    get: exhausted.get,
    subscribe: exhausted.subscribe,
    /** FeatureHost.reserveUse */
    reserve(module: ModuleName, { kept }: { kept?: string } = {}): Promise<string | null> {
      const running = asking.get(module) ?? ask(module, kept).finally(() => asking.delete(module));
      asking.set(module, running);
      return running;
    },
    close: () => exhausted.set(null),
  };
}
