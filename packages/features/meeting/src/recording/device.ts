import { createContext } from 'react';
import { browserCapture } from './browserCapture';
import type { Capture } from './capture';
import { type ChunkStore, openChunkStore } from './chunkStore';

/** What recording needs of the device; stories bring one of their own. */
export interface RecordingDevice {
  capture: Capture;
  store: ChunkStore;
  /** Takes the only place to record in this browser, until the returned function is called or the page ends; null when another tab has it. */
  claim(): Promise<(() => void) | null>;
  /** Whether a tab of this browser records, this one too. */
  isClaimed(): Promise<boolean>;
  /** Keeps the screen on until the returned function is called. */
  keepAwake(): () => void;
  /** How much can still be kept here, in bytes; null when the browser does not say. */
  freeBytes(): Promise<number | null>;
}

const lockName = 'hengce-recording';

/** Kept by the browser, so a tab that was killed holds nothing. */
function claim(): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockName, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

async function isClaimed(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName);
}

function keepAwake(): () => void {
  let isHeld = true;
  let lock: WakeLockSentinel | null = null;
  const take = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const taken = await navigator.wakeLock?.request('screen');
      if (isHeld) lock = taken ?? null;
      else void taken?.release();
    } catch (error) {
      // Refused when the battery is low; recording goes on without.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  // The browser lets go of it when the page is hidden.
  document.addEventListener('visibilitychange', take);
  void take();
  return () => {
    isHeld = false;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}

async function freeBytes(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate()) ?? {};
  return quota === undefined || usage === undefined ? null : quota - usage;
}

let store: ChunkStore | undefined;
export const DeviceContext = createContext<RecordingDevice>({
  capture: browserCapture,
  get store() {
    store ??= openChunkStore();
    return store;
  },
  claim,
  isClaimed,
  keepAwake,
  freeBytes,
});
