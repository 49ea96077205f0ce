import { inShanghai } from '@hengce/text';
import { makeZip } from 'client-zip';
import type { Db } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { after, minute } from '../../../platform/vocabulary';
import type { PlannedFile } from './exportPlan';

interface Parts {
  db: Db;
  files: FileStore;
  planned: readonly PlannedFile[];
  /** The form, written when its turn comes. */
  form(): Promise<Uint8Array>;
  now: Date;
}

/** A zip that is written as fast as it is read: one file is in memory at a time. What goes meanwhile is left out. */
export function exportZip({ db, files, planned, form, now }: Parts): ReadableStream<Uint8Array> {
  // A zip has no time zone, and its writer takes the clock of the process: its readers are in China.
  const lastModified = after(inShanghai(now), now.getTimezoneOffset() * minute);
  async function* entries() {
    for (const { name, fileId } of planned) {
      const content = fileId === null ? await form() : (await files.read(db, fileId))?.content;
      if (content !== undefined) yield { name, input: new Uint8Array(content), lastModified };
    }
  }
  const zip = makeZip(entries()).getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await zip.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      // A client that goes away ends the writing, and that is no failure.
      cancel: () => zip.cancel().catch(() => {}),
    },
    { highWaterMark: 0 },
  );
}
