import type { Db } from '../../../platform/db';

/** Ids of the pictures that were uploaded to a deck. */
export async function picturesOf(db: Db, deckId: string): Promise<string[]> {
  const rows = await db.query<{ file_id: string }>('SELECT file_id FROM deck_pictures WHERE deck_id = $1', [deckId]);
  return rows.map(({ file_id }) => file_id);
}

export async function insertPicture(tx: Db, deckId: string, fileId: string): Promise<void> {
  await tx.query('INSERT INTO deck_pictures (deck_id, file_id) VALUES ($1, $2)', [deckId, fileId]);
}

/** Ids of the pictures of decks that were removed before a moment. */
export async function picturesRemovedBefore(tx: Db, before: Date): Promise<string[]> {
  const rows = await tx.query<{ file_id: string }>(
    'SELECT p.file_id FROM deck_pictures p JOIN decks d ON d.id = p.deck_id WHERE d.removed_at < $1',
    [before],
  );
  return rows.map(({ file_id }) => file_id);
}
