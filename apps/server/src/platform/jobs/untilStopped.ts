import { second } from '../vocabulary';
import type { Job } from './queue';

/** How soon a stop is noticed. */
const lookMs = second / 2;

/**
 * Does a part of a job that may be stopped from outside, such as by the user: the signal is also aborted once the work is not
 * wanted any more, and then its errors are of no matter.
 *
 * @param isWanted looked at again and again; may fail while the database is away
 */
export async function untilStopped(
  job: Job,
  isWanted: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const look = setInterval(async () => {
    // The database is away for a moment: the next look says.
    if (!(await isWanted().catch(() => true))) stop.abort();
  }, lookMs);
  try {
    await work(AbortSignal.any([job.signal, stop.signal]));
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    clearInterval(look);
  }
}
