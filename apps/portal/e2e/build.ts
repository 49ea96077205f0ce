import { buildStale } from '../../../tools/build.mjs';

/** Setup of the journeys: builds the portal and the server where they are out of date, because they run against what `npm start` serves. */
export default function build() {
  buildStale();
}
