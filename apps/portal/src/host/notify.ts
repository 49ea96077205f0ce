import type { ToastOptions } from './toasts';

/** Shows a toast; its code is fetched when the page is idle, or now. */
export async function notify(message: string, options?: ToastOptions): Promise<void> {
  const { toast } = await import('./toasts');
  toast(message, options);
}
