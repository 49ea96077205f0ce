import { buildStale } from '../../../tools/build.mjs';
import { fillDataDir } from './server';

/**
 * Setup of the journeys: builds the portal and the server where they are out of date, because they run against what
 * `npm start` serves, and starts it once.
 */
export default function build(): Promise<() => void> {
  buildStale();
  return fillDataDir();
}
