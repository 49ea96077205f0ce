import { inShanghai } from '@hengce/text';
import { makeZip } from 'client-zip';
import type { Db } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import { after, minute } from '../../../platform/vocabulary';
import type { PlannedFile } from './exportPlan';

interface Parts {
  db: Db;
  files: FileStore;
  planned: readonly Pick<PlannedFile, 'folder' | 'name' | 'fileId'>[];
  /** Writes the form when its turn comes. */
  form(): Promise<Uint8Array>;
  now: Date;
}

/**
 * Zip as a stream that is written as fast as it is read, with one file in memory at a time. Files removed meanwhile are
 * left out.
 */
export function exportZip({ db, files, planned, form, now }: Parts): ReadableStream<Uint8Array> {
  // Times in a zip have no zone and the writer takes the process's; readers expect China's.
  const lastModified = after(inShanghai(now), now.getTimezoneOffset() * minute);
  async function* entries() {
    for (const { folder, name, fileId } of planned) {
      const content = fileId === null ? await form() : (await files.read(db, fileId))?.content;
      if (content !== undefined)
        yield { name: folder === null ? name : `${folder}/${name}`, input: new Uint8Array(content), lastModified };
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
      // A client that disconnects ends the writing, which is no error.
      cancel: () => zip.cancel().catch(() => {}),
    },
    { highWaterMark: 0 },
  );
}
