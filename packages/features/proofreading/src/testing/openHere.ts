import type { OpenReading } from '../reading/createReader';
import { createReading, type Words } from '../reading/createReading';

interface Here {
  /** Dictionary, or why there is none. */
  words?: Words | 'absent' | 'loading';
  /** The reading stops after its first message. */
  isHeld?: boolean;
  /** The code does not come. */
  hasFailed?: boolean;
}

/** Opener of the engine on the page itself, without the large dictionary: the same each time, and without waiting for a worker. */
export const openHere =
  ({ words = 'absent', isHeld = false, hasFailed = false }: Here = {}): OpenReading =>
  (onMessage, onFailure) => {
    let isOpen = true;
    const take = createReading({
      post: (message) => queueMicrotask(() => isOpen && onMessage(message)),
      async loadWords() {
        if (words === 'absent') throw new Error('no words here');
        return words === 'loading' ? new Promise<Words>(() => undefined) : words;
      },
      later: (run) => {
        if (!isHeld) queueMicrotask(() => isOpen && run());
      },
      now: () => 0,
    });
    if (hasFailed) queueMicrotask(onFailure);
    return {
      send: (message) => {
        if (!hasFailed) take(message);
      },
      close: () => {
        isOpen = false;
      },
    };
  };
