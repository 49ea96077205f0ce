import { buildStale } from '../../../tools/build.mjs';

/** The journeys run against what `npm start` serves. */
export default function build() {
  buildStale();
}
