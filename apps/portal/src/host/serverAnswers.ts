import { readConfig } from '../config';

// How long to wait before the server is asked again, from the first time to the longest.
export const firstDelayMs = 2_000;
export const longestDelayMs = 30_000;

const { mainApi } = readConfig(import.meta.env);
// Of another origin one may not read the answer, but there is one.
const mode = mainApi === '' ? 'same-origin' : 'no-cors';

/**
 * Whether the server can be reached within 5 s, whatever it answers; a status of 500 and above is that of a gateway in
 * its place, and false.
 */
export async function answers(): Promise<boolean> {
  try {
    const reply = await fetch(`${mainApi}/healthz`, { cache: 'no-store', mode, signal: AbortSignal.timeout(5_000) });
    return reply.status < 500;
  } catch {
    return false;
  }
}
