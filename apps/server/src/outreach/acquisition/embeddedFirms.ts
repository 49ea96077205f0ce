import type { Db } from '../../platform/db';
import { deleteSampleFirms, noteChange } from './directoryRepository';
import { generateDirectory } from './sampleDirectory';
import { createFirmWriter } from './writeFirms';

/** Writes the sample firms when they are wanted and deletes them when not. Idempotent. */
export async function keepEmbeddedFirms(db: Db, sampleData: boolean): Promise<void> {
  if (sampleData) {
    for (const { source, firms } of generateDirectory()) await createFirmWriter(db, source).write(firms);
    return;
  }
  if ((await deleteSampleFirms(db)) > 0) await noteChange(db);
}
