import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db';
import type { CallRow } from './calls';
import type { PolicyRecord } from './PolicyRecord';
import type { PolicySource } from './PolicySource';
import { asksFacts } from './requirements';
import type { LibraryRevisions, LibraryRows, Origin, RelationRow, VersionRow, WriteResult } from './rows';

export interface PolicyRepository extends PolicySource {
  /** Gives the library an id of its own if it began as a copy. */
  identify(): Promise<void>;
  find(id: string): Promise<PolicyRecord | null>;
  heads(ids: readonly string[]): Promise<VersionRow[]>;
  /** Relations of a document to others that are in the library. */
  relationsFrom(id: string): Promise<RelationRow[]>;
  /** Relations of other documents to it. */
  relationsTo(id: string): Promise<RelationRow[]>;
  /** All versions of the title of a family, of the notices for one of them, and of what extends those. */
  calls(familyId: string): Promise<(VersionRow & CallRow)[]>;
  /** Ids that were added after the first revision and up to the second. */
  addedBetween(after: number, upTo: number): Promise<string[]>;
  /** Policies that existed before the first revision and changed after it, with a hash of their content. */
  changedBetween(after: number, upTo: number): Promise<{ id: string; version: string }[]>;
  revisions(): Promise<LibraryRevisions>;
  /** Families with a policy that was written after a revision. */
  changedFamilies(after: number): Promise<string[]>;
  /** Rows of whole families, of those with a policy that was written after a revision; of all after revision 0. */
  rows<K extends keyof LibraryRows>(kind: K, after: number): Promise<LibraryRows[K][]>;
  /** Writes records with distinct ids in one transaction; unchanged ones are not written. */
  write(records: readonly PolicyRecord[], origin: Origin, now: Date): Promise<WriteResult[]>;
  /** Removes the records of an origin except those to keep. @returns how many */
  removeOthers(origin: Origin, keep: readonly string[]): Promise<number>;
}

/** Removes the id of a library, so that each copy of it gets one of its own (`identify`). */
export async function forgetIdentity(db: Db): Promise<void> {
  await db.query("UPDATE policy_library SET library = ''");
}

const versionColumns = `id, title, record->>'docNo' AS "docNo", record->>'status' AS status, record->>'writtenAt' AS "writtenAt",
  record->>'publishedAt' AS "publishedAt", record->>'effectiveFrom' AS "effectiveFrom", record->>'effectiveTo' AS "effectiveTo"`;

/** Of a family that has changed after the revision of the first parameter. */
const isChanged = 'family_id IN (SELECT family_id FROM policies WHERE revision > $1)';

const rowQueries: Readonly<Record<keyof LibraryRows, string>> = {
  requirements: `SELECT ${versionColumns}, family_id AS "familyId", asks_facts AS "asksFacts", record->>'level' AS level,
           record->>'regionCode' AS "regionCode", record->'source'->>'provenance' AS provenance,
           CASE WHEN asks_facts THEN record->'items' ELSE '[]'::jsonb END AS items,
           record->'windows' AS windows, record->'relations' AS relations
         FROM policies WHERE family_id IN (SELECT family_id FROM policies WHERE asks_facts) AND ${isChanged}`,
  items: `SELECT ${versionColumns}, family_id AS "familyId", record->'issuers' AS issuers,
           record->'themes' AS themes, record->>'level' AS level, record->>'regionCode' AS "regionCode", record->'source'->>'provenance' AS provenance,
           record->'source' AS source, record->'items' AS items, record->'materials' AS materials, record->'windows' AS windows,
           record->'relations' AS relations, record->'keyFacts' AS "keyFacts",
           CASE WHEN has_items THEN record->'clauses' ELSE '[]'::jsonb END AS clauses
         FROM policies WHERE (is_notice OR family_id IN (SELECT family_id FROM policies WHERE has_items)) AND ${isChanged}`,
  regions: `SELECT ${versionColumns}, family_id AS "familyId", record->>'regionCode' AS "regionCode",
           record->'issuers' AS issuers, record->'themes' AS themes, record->'source'->>'provenance' AS provenance,
           jsonb_array_length(record->'materials') AS materials,
           CASE WHEN has_items THEN record->'items' ELSE '[]'::jsonb END AS items
         FROM policies WHERE record->>'level' <> 'national' AND ${isChanged}`,
  notices: `SELECT ${versionColumns}, family_id AS "familyId", content_hash AS hash, record->'issuers' AS issuers,
           record->>'regionCode' AS "regionCode", record->'themes' AS themes,
           record->'source'->>'provenance' AS provenance, record->'windows' AS windows, record->'intake' AS intake,
           record->'relations' AS relations, record->'keyFacts' AS "keyFacts", record->'items' AS items
         FROM policies WHERE is_notice AND ${isChanged}`,
};

/** Records read at once when the index follows the library; a long law is half a megabyte. */
const readBatch = 50;

export function createPolicyRepository(db: Db): PolicyRepository {
  return {
    async identify() {
      await db.query("UPDATE policy_library SET library = gen_random_uuid()::text WHERE library = ''");
    },

    async state() {
      const [row] = await db.query<{ library: string; revision: number; count: number }>(
        'SELECT library, revision, (SELECT count(*) FROM policies) AS count FROM policy_library',
      );
      if (row === undefined) throw new Error('policy_library is empty');
      return row;
    },

    async *changes(after, upTo) {
      let last = { revision: after, id: '' };
      for (;;) {
        const rows = await db.query<{ revision: number; id: string; record: PolicyRecord }>(
          `SELECT revision, id, record FROM policies
           WHERE (revision > $1 OR (revision = $1 AND id > $2)) AND revision > $3 AND revision <= $4
           ORDER BY revision, id LIMIT ${readBatch}`,
          [last.revision, last.id, after, upTo],
        );
        const end = rows.at(-1);
        if (end === undefined) return;
        yield rows.map(({ record }) => record);
        last = end;
      }
    },

    async ids() {
      return (await db.query<{ id: string }>('SELECT id FROM policies')).map(({ id }) => id);
    },

    async find(id) {
      const [row] = await db.query<{ record: PolicyRecord }>('SELECT record FROM policies WHERE id = $1', [id]);
      return row?.record ?? null;
    },

    heads: (ids) => db.query<VersionRow>(`SELECT ${versionColumns} FROM policies WHERE id = ANY ($1)`, [ids]),

    async relationsFrom(id) {
      return db.query<RelationRow>(
        `SELECT r.kind, p.id, p.title, p.record->>'docNo' AS "docNo"
         FROM policy_relations r JOIN policies p ON p.id = r.to_id WHERE r.from_id = $1 ORDER BY r.kind, p.id`,
        [id],
      );
    },

    async relationsTo(id) {
      return db.query<RelationRow>(
        `SELECT r.kind, p.id, p.title, p.record->>'docNo' AS "docNo"
         FROM policy_relations r JOIN policies p ON p.id = r.from_id WHERE r.to_id = $1 ORDER BY r.kind, p.id`,
        [id],
      );
    },

    calls: (familyId) =>
      db.query<VersionRow & CallRow>(
        `WITH RECURSIVE called(family) AS (
           SELECT $1
           UNION SELECT later.family_id FROM called JOIN policies p ON p.family_id = called.family
           JOIN policy_relations r ON r.to_id = p.id AND r.kind IN ('notice_of', 'extends') JOIN policies later ON later.id = r.from_id
         )
         SELECT ${versionColumns}, family_id AS "familyId", record->'windows' AS windows, record->'relations' AS relations
         FROM policies WHERE family_id IN (SELECT family FROM called)`,
        [familyId],
      ),

    async addedBetween(after, upTo) {
      const rows = await db.query<{ id: string }>(
        'SELECT id FROM policies WHERE first_revision > $1 AND first_revision <= $2',
        [after, upTo],
      );
      return rows.map(({ id }) => id);
    },

    changedBetween: (after, upTo) =>
      db.query<{ id: string; version: string }>(
        `SELECT id, content_hash AS version FROM policies
         WHERE revision > $1 AND revision <= $2 AND first_revision <= $1`,
        [after, upTo],
      ),

    async revisions() {
      const [row] = await db.query<LibraryRevisions>('SELECT library, revision, regrouped FROM policy_library');
      if (row === undefined) throw new Error('policy_library is empty');
      return row;
    },

    async changedFamilies(after) {
      const rows = await db.query<{ family: string }>(
        'SELECT DISTINCT family_id AS family FROM policies WHERE revision > $1',
        [after],
      );
      return rows.map(({ family }) => family);
    },

    rows: (kind, after) => db.query(rowQueries[kind], [after]),

    async write(records, origin, now) {
      if (records.length === 0) return [];
      const rows = records.map((record) => {
        const json = JSON.stringify(record);
        return { record, json, hash: createHash('sha256').update(json).digest('hex') };
      });
      return db.transaction(async (tx) => {
        // The lock on this row makes writers commit in the order of their revisions, so that followers miss none.
        const [library] = await tx.query<{ revision: number }>(
          'SELECT revision FROM policy_library WHERE id = 1 FOR UPDATE',
        );
        const known = await tx.query<{ id: string; content_hash: string; family_id: string }>(
          'SELECT id, content_hash, family_id FROM policies WHERE id = ANY($1::text[])',
          [rows.map(({ record }) => record.id)],
        );
        const hashes = new Map(known.map(({ id, content_hash }) => [id, content_hash]));
        const results = rows.map(({ record, hash }): WriteResult => {
          const before = hashes.get(record.id);
          return before === undefined ? 'added' : before === hash ? 'unchanged' : 'changed';
        });
        const changed = rows.filter((_, i) => results[i] !== 'unchanged');
        if (changed.length > 0) {
          const revision = (library?.revision ?? 0) + 1;
          const families = new Map(known.map(({ id, family_id }) => [id, family_id]));
          const isRegrouped = changed.some(
            ({ record }) => (families.get(record.id) ?? record.familyId) !== record.familyId,
          );
          await tx.query(
            'UPDATE policy_library SET revision = $1, regrouped = CASE WHEN $2 THEN $1 ELSE regrouped END WHERE id = 1',
            [revision, isRegrouped],
          );
          await insertRecords(tx, changed, origin, revision, now);
        }
        return results;
      });
    },

    removeOthers: (origin, keep) => deleteOthers(db, origin, keep),
  };
}

function deleteOthers(db: Db, origin: Origin, keep: readonly string[]): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.query('SELECT revision FROM policy_library WHERE id = 1 FOR UPDATE');
    const removed = await tx.query(
      'DELETE FROM policies WHERE origin = $1 AND NOT (id = ANY($2::text[])) RETURNING id',
      [origin, keep],
    );
    if (removed.length > 0)
      await tx.query('UPDATE policy_library SET revision = revision + 1, regrouped = revision + 1 WHERE id = 1');
    return removed.length;
  });
}

async function insertRecords(
  tx: Db,
  rows: readonly { record: PolicyRecord; json: string; hash: string }[],
  origin: Origin,
  revision: number,
  now: Date,
): Promise<void> {
  const column = (pick: (row: (typeof rows)[number]) => string) => rows.map(pick);
  await tx.query(
    `INSERT INTO policies (id, family_id, title, content_hash, revision, first_revision, origin, record, written_at, asks_facts)
     SELECT n.id, n.family_id, n.title, n.content_hash, $6::bigint, $6::bigint, $7::text, n.record::jsonb, $8::timestamptz, n.asks_facts::boolean
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $9::text[])
       AS n (id, family_id, title, content_hash, record, asks_facts)
     ON CONFLICT (id) DO UPDATE SET family_id = excluded.family_id, title = excluded.title, content_hash = excluded.content_hash,
       revision = excluded.revision, origin = excluded.origin, record = excluded.record, written_at = excluded.written_at,
       asks_facts = excluded.asks_facts`,
    [
      column(({ record }) => record.id),
      column(({ record }) => record.familyId),
      column(({ record }) => record.title),
      column(({ hash }) => hash),
      column(({ json }) => json),
      revision,
      origin,
      now,
      column(({ record }) => String(asksFacts(record))),
    ],
  );
  await tx.query('DELETE FROM policy_relations WHERE from_id = ANY($1::text[])', [column(({ record }) => record.id)]);
  const relations = rows.flatMap(({ record }) =>
    record.relations.map(({ kind, to }) => ({ from: record.id, kind, to })),
  );
  if (relations.length === 0) return;
  await tx.query(
    `INSERT INTO policy_relations (from_id, kind, to_id)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ON CONFLICT DO NOTHING`,
    [relations.map(({ from }) => from), relations.map(({ kind }) => kind), relations.map(({ to }) => to)],
  );
}
