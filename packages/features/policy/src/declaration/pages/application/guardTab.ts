import type { Edits } from './edits';

/**
 * What is only here would be gone with the tab, also when another page is in it: on the way out what can be sent is sent, and the
 * browser asks.
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
