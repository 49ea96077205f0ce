import type { Db } from '../../platform/db';
import { generateDirectory } from './sampleDirectory';
import { createFirmWriter, noteChange } from './writeFirms';

/** Brings the 示例 firms in when they are wanted and takes them out when not. Running it again changes nothing. */
export async function keepEmbeddedFirms(db: Db, sampleData: boolean): Promise<void> {
  if (sampleData) {
    for (const { source, firms } of generateDirectory()) await createFirmWriter(db, source).write(firms);
    return;
  }
  const gone = await db.query(
    `DELETE FROM directory_firms f WHERE NOT EXISTS
       (SELECT 1 FROM directory_statements s WHERE s.firm_id = f.id AND NOT s.is_sample) RETURNING 1`,
  );
  if (gone.length > 0) await noteChange(db);
}
