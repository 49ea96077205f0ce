import type { OpenReading } from '../reading/createReader';
import { createReading } from '../reading/createReading';

interface Here {
  /** Words never come. */
  words?: 'absent' | 'loading';
  /** The reading stops after its first message. */
  isHeld?: boolean;
  /** The code does not come. */
  hasFailed?: boolean;
}

/** Opener of the engine on the page itself, without the dictionary: the same each time, and without waiting for a worker. */
export const openHere =
  ({ words = 'absent', isHeld = false, hasFailed = false }: Here = {}): OpenReading =>
  (onMessage, onFailure) => {
    let isOpen = true;
    const take = createReading({
      post: (message) => queueMicrotask(() => isOpen && onMessage(message)),
      loadWords: () => (words === 'absent' ? Promise.reject(new Error('no words here')) : new Promise(() => undefined)),
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
