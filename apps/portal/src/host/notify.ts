import type { ToastOptions } from './toasts';

let want: (() => void) | undefined;

/** Registers the listener that mounts `Toasts`; it is called before each toast. @returns a function that removes it */
export function onToastsWanted(listener: () => void): () => void {
  want = listener;
  return () => {
    want = undefined;
  };
}

/** Shows a toast; the code of toasts is fetched with the first. */
export async function notify(message: string, options?: ToastOptions): Promise<void> {
  want?.();
  const { toast } = await import('./toasts');
  toast(message, options);
}
