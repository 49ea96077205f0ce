import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export interface ToastAction {
  /** @default '重试' */
  label?: string;
  onPress: () => void;
}
export interface ToastOptions {
  /** 做成了、没有做成，或一句说明（info），如还要等什么。 @default 'success' */
  tone?: 'success' | 'info' | 'error';
  /** 一个动作，按下后轻提示关闭。出错时总应给出，如重试。 */
  action?: ToastAction;
}
export interface ToastContent extends ToastOptions {
  message: string;
}

/** Queue of toasts, one per page, so that callers of `toast` need not know where the region is mounted. */
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

const visibleFor = 5000;

/**
 * Shows a short message in `ToastRegion`. What succeeded or explains disappears after 5 s; an error, or anything with an action, stays
 * until it is closed.
 *
 * @returns a function that removes it
 */
export function toast(message: string, options: ToastOptions = {}): () => void {
  const stays = options.tone === 'error' || options.action !== undefined;
  const key = toastQueue.add({ message, ...options }, stays ? {} : { timeout: visibleFor });
  return () => toastQueue.close(key);
}
