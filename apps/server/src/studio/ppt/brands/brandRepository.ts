import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

type S = MainComponents['schemas'];

export async function findBrand(db: Db, ownerId: string): Promise<S['DeckBrand'] | null> {
  const [row] = await db.query<{ brand: string }>('SELECT brand FROM deck_brands WHERE owner_id = $1', [ownerId]);
  return row ? JSON.parse(row.brand) : null;
}

/** Brand that a deck of an account is shown with; null where it is shown with none. */
export const brandOfDeck = async (
  db: Db,
  ownerId: string,
  { is_branded }: { is_branded: boolean },
): Promise<S['DeckBrand'] | null> => (is_branded ? findBrand(db, ownerId) : null);

export async function putBrand(tx: Db, ownerId: string, brand: S['DeckBrand'], now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO deck_brands (owner_id, brand, updated_at) VALUES ($1, $2, $3)
     ON CONFLICT (owner_id) DO UPDATE SET brand = $2, updated_at = $3`,
    [ownerId, JSON.stringify(brand), now],
  );
}

export async function deleteBrand(tx: Db, ownerId: string): Promise<void> {
  await tx.query('DELETE FROM deck_brands WHERE owner_id = $1', [ownerId]);
}

export async function insertLogo(tx: Db, ownerId: string, fileId: string, now: Date): Promise<void> {
  await tx.query('INSERT INTO deck_logos (file_id, owner_id, created_at) VALUES ($1, $2, $3)', [fileId, ownerId, now]);
}

/** Files of the logos that were read for an account. */
export async function logosOf(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db.query<{ file_id: string }>('SELECT file_id FROM deck_logos WHERE owner_id = $1', [ownerId]);
  return rows.map(({ file_id }) => file_id);
}

/** Logos read before a moment that no brand has. */
export async function unusedLogosBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db.query<{ file_id: string }>(
    `SELECT file_id FROM deck_logos l WHERE created_at < $1
     AND NOT EXISTS (SELECT 1 FROM deck_brands b WHERE b.owner_id = l.owner_id AND strpos(b.brand, l.file_id) > 0)`,
    [before],
  );
  return rows.map(({ file_id }) => file_id);
}
