import { setImmediate as otherWork } from 'node:timers/promises';
import { readAskingsAhead } from './clauses/askedAs';
import { vocabularyOf } from './meaning/meaning';

/** Reads what the first question would wait for, a second or two; other requests are answered between the parts. */
export async function readAhead(): Promise<void> {
  for (const read of [readAskingsAhead, () => vocabularyOf('asked')]) {
    read();
    await otherWork();
  }
}
