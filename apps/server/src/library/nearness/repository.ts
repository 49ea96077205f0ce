import type { Db } from '../../platform/db';

export interface VectorRow {
  hash: string;
  vector: Int8Array;
}

/** Model and dimension of vectors; only vectors of one space can be compared. */
export interface Space {
  model: string;
  dimension: number;
}

/** So many rows at once; others have their turn on the one connection of an embedded database. */
const rowsAtOnce = 500;

type Row = { hash: string; vector: Uint8Array };
const vectorOf = ({ hash, vector }: Row): VectorRow => ({
  hash,
  vector: new Int8Array(vector.buffer, vector.byteOffset, vector.length),
});

/**
 * Sequence number and number of dimensions of the clause vector of an embedding model that was stored last;
 * undefined where none is stored.
 */
export async function newestRow(db: Db, model: string): Promise<{ seq: number; dimension: number } | undefined> {
  const [row] = await db.query<{ seq: number; dimension: number }>(
    'SELECT seq, dimension FROM clause_vectors WHERE model = $1 ORDER BY seq DESC LIMIT 1',
    [model],
  );
  return row;
}

/** Stored vectors of some texts, by their hashes, in batches. */
export async function* rowsOf(db: Db, space: Space, hashes: readonly string[]): AsyncGenerator<VectorRow[]> {
  for (let from = 0; from < hashes.length; from += rowsAtOnce) {
    const rows = await db.query<Row>(
      'SELECT hash, vector FROM clause_vectors WHERE model = $1 AND dimension = $2 AND hash = ANY($3::text[])',
      [space.model, space.dimension, hashes.slice(from, from + rowsAtOnce)],
    );
    yield rows.map(vectorOf);
  }
}

/** Vectors stored after one row and up to another, in batches. */
export async function* rowsBetween(db: Db, space: Space, after: number, upTo: number): AsyncGenerator<VectorRow[]> {
  for (let last = after; last < upTo; ) {
    const rows = await db.query<Row & { seq: number }>(
      `SELECT seq, hash, vector FROM clause_vectors
       WHERE model = $1 AND dimension = $2 AND seq > $3 AND seq <= $4 ORDER BY seq LIMIT ${rowsAtOnce}`,
      [space.model, space.dimension, last, upTo],
    );
    if (rows.length === 0) return;
    last = rows.at(-1)?.seq ?? upTo;
    yield rows.map(vectorOf);
  }
}

export async function addRows(tx: Db, { model, dimension }: Space, rows: readonly VectorRow[]): Promise<void> {
  const places = rows.map((_, i) => `($1, $2, $${2 * i + 3}, $${2 * i + 4})`).join(', ');
  await tx.query(
    `INSERT INTO clause_vectors (model, dimension, hash, vector) VALUES ${places} ON CONFLICT DO NOTHING`,
    [
      model,
      dimension,
      ...rows.flatMap(({ hash, vector }) => [hash, new Uint8Array(vector.buffer, vector.byteOffset, vector.length)]),
    ],
  );
}

/** Deletes vectors of other models or dimensions, and those of texts that no clause has any more. */
export async function deleteOthers(db: Db, space: Space, live: ReadonlySet<string>): Promise<void> {
  await db.query('DELETE FROM clause_vectors WHERE model <> $1 OR dimension <> $2', [space.model, space.dimension]);
  const kept = await db.query<{ hash: string }>('SELECT hash FROM clause_vectors');
  const gone = kept.map(({ hash }) => hash).filter((hash) => !live.has(hash));
  for (let from = 0; from < gone.length; from += rowsAtOnce)
    await db.query('DELETE FROM clause_vectors WHERE hash = ANY($1::text[])', [gone.slice(from, from + rowsAtOnce)]);
}
