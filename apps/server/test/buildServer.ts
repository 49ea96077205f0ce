import { buildStale } from '../../../tools/build.mjs';

/** Processes that tests start run what was built. */
export default function buildServer() {
  buildStale(['server']);
}
