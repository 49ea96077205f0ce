import { type ApiError, isApiError } from '@hengce/api';
import { createStore } from '../../session/createStore';

export interface UpgradeQuestion {
  /** Whether the user has agreed and the server has not answered yet. */
  isPending: boolean;
  /** Reason why the last attempt failed; the question stays open. */
  failure?: ApiError;
}
export interface AcquisitionUpgradeOptions {
  /** `GET /qimofang/checkUser` */
  check: () => Promise<{ canUpgraded: boolean }>;
  /** `GET /qimofang/checkAndUpgraded` */
  upgrade: () => Promise<unknown>;
}

/**
 * Upgrade flow of AI获客 (specification §4). A user who cannot be upgraded proceeds; one who can is asked, is upgraded on
 * consent and proceeds on 200; one who declines does not. A double click is one flow with one answer.
 */
export function createAcquisitionUpgrade({ check, upgrade }: AcquisitionUpgradeOptions) {
  const question = createStore<UpgradeQuestion | null>(null);
  let running: Promise<boolean> | undefined;
  let answer: ((proceeds: boolean) => void) | undefined;

  const close = (proceeds: boolean) => {
    question.set(null);
    answer?.(proceeds);
    answer = undefined;
  };
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve;
      question.set({ isPending: false });
    });
  const run = async () => ((await check()).canUpgraded ? ask() : true);

  return {
    get: question.get,
    subscribe: question.subscribe,
    /** FeatureHost.upgradeAcquisition */
    proceed(): Promise<boolean> {
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
    async confirm(): Promise<void> {
      if (!question.get() || question.get()?.isPending) return;
      question.set({ isPending: true });
      try {
        await upgrade();
      } catch (error) {
        if (!isApiError(error)) throw error;
        // Who gave up meanwhile has had the answer; a session that is over is said by the host.
        if (error.kind === 'session-expired') close(false);
        else if (question.get()) question.set({ isPending: false, failure: error });
        return;
      }
      close(true);
    },
    cancel: () => close(false),
  };
}
