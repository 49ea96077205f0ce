import { isApiError } from '@hengce/api';
import type { Query, QueryClient } from '@tanstack/react-query';
import { createStore } from '../../session/createStore';
import { firstDelayMs, longestDelayMs } from '../serverAnswers';

export interface Recovery {
  /** Whether calls fail because the server cannot be reached. */
  isAway(): boolean;
  subscribe(listener: () => void): () => void;
}

export interface RecoveryOptions {
  client: QueryClient;
  answers: () => Promise<boolean>;
}

/** Whether a failure passes without a change on our side: no answer, or a server that is not ready. */
const passes = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || [502, 503, 504].includes(error.status));
const isWaiting = (query: Query): boolean => query.isActive() && passes(query.state.error);

/**
 * Reload of what failed because the server was away, once it answers again. While a page shows such a failure the
 * server is tried after 2 s, then at growing intervals of at most 30 s. Trying does not touch the page, so a message
 * does not flicker.
 */
export function createRecovery({ client, answers }: RecoveryOptions): Recovery {
  const cache = client.getQueryCache();
  const away = createStore(false);
  let isScheduled = false;
  let delay = firstDelayMs;

  const setAway = (next: boolean) => {
    if (next !== away.get()) away.set(next);
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => void attempt(), delay);
  };
  const isNeeded = () => away.get() || cache.getAll().some(isWaiting);
  const attempt = async () => {
    delay = Math.min(delay * 2, longestDelayMs);
    if (isNeeded() && (await answers())) {
      setAway(false);
      await client.refetchQueries({ predicate: isWaiting });
    }
    isScheduled = false;
    if (isNeeded()) schedule();
    else delay = firstDelayMs;
  };

  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') setAway(false);
    if (event.action.type !== 'error' || !passes(event.action.error)) return;
    setAway(isApiError(event.action.error) && event.action.error.kind === 'network');
    schedule();
  });
  return {
    isAway: away.get,
    subscribe: away.subscribe,
  };
}
