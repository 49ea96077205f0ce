import type { Edits } from './edits';

/**
 * Protects unsaved edits when the tab is closed, also while it shows another page: sends what it can, and makes the
 * browser ask. For the whole life of the queue.
 */
export function guardTab(edits: Edits): void {
  const send = () => void edits.flush();
  const ask = (event: BeforeUnloadEvent) => {
    send();
    event.preventDefault();
  };
  let isGuarded = false;
  edits.subscribe(() => {
    const state = edits.state();
    const isUnsaved = state.edits.size + state.unread.size > 0;
    if (isUnsaved === isGuarded) return;
    isGuarded = isUnsaved;
    const change = isUnsaved ? 'addEventListener' : 'removeEventListener';
    window[change]('beforeunload', ask as EventListener);
    window[change]('pagehide', send);
    document[change]('visibilitychange', send);
  });
}
