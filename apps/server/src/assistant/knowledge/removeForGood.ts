import type { Db, SqlValue } from '../../platform/db';

/** Documents with their files; `d` is the document. @returns how many. */
export async function removeForGood(tx: Db, condition: string, params: readonly SqlValue[]): Promise<number> {
  // Their versions go with the files.
  await tx.query(
    `DELETE FROM files WHERE id IN (SELECT v.file_id FROM knowledge_versions v JOIN knowledge_documents d ON d.id = v.document_id
     WHERE ${condition})`,
    params,
  );
  const removed = await tx.query(`DELETE FROM knowledge_documents d WHERE ${condition} RETURNING d.id`, params);
  return removed.length;
}
