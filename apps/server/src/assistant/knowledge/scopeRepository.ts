// Documents of a user as the chat and the search ask for them.
import type { Db } from '../../platform/db';
import { busyStates } from './documentRepository';

/** Ids of bases and documents to search. */
export interface Scope {
  baseIds: readonly string[];
  documentIds: readonly string[];
}

/** SQL: document d may be searched on the day $2. */
export const searchable = `d.removed_at IS NULL AND d.is_enabled AND (d.expires_on IS NULL OR d.expires_on >= $2::date)`;
/** SQL: document d is in one of the bases $3 or one of the documents $4. */
export const inScope = '(d.base_id = ANY($3::text[]) OR d.id = ANY($4::text[]))';

/** Ids and names of those of some documents that the account has, without removed ones. */
export const listNamed = (db: Db, userId: string, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  db.query<{ id: string; name: string }>(
    'SELECT id, name FROM knowledge_documents WHERE owner_id = $1 AND removed_at IS NULL AND id = ANY($2::text[])',
    [userId, ids],
  );

/** Those of some document ids that the account has: all, removed ones included, or only those that may be searched today. */
export async function listOwnIds(
  db: Db,
  userId: string,
  today: string,
  ids: readonly string[],
  onlySearchable: boolean,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT d.id FROM knowledge_documents d
     WHERE d.owner_id = $1 AND d.id = ANY($3::text[]) AND (NOT $4::boolean OR (${searchable}))`,
    [userId, today, ids, onlySearchable],
  );
  return rows.map(({ id }) => id);
}

/** Documents of a scope that may be searched today, with their revisions. */
export const listSearchable = (
  db: Db,
  userId: string,
  today: string,
  { baseIds, documentIds }: Scope,
): Promise<{ id: string; revision: number }[]> =>
  db.query<{ id: string; revision: number }>(
    `SELECT d.id, d.revision FROM knowledge_documents d WHERE d.owner_id = $1 AND ${searchable} AND ${inScope}`,
    [userId, today, baseIds, documentIds],
  );

/** Number of documents of a scope that are still being read. */
export async function countUnread(
  db: Db,
  userId: string,
  today: string,
  { baseIds, documentIds }: Scope,
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(*) AS count FROM knowledge_documents d WHERE d.owner_id = $1 AND ${searchable} AND ${inScope}
       AND d.state = ANY($5)`,
    [userId, today, baseIds, documentIds, busyStates],
  );
  return row?.count ?? 0;
}

/** State of a document, for explaining why a search does not find it. */
export interface SearchState {
  name: string;
  state: string;
  pages: number | null;
  pages_done: number;
  /** Numbers of pages without text. */
  failed: number;
  is_enabled: boolean;
  is_expired: boolean;
}

/** States of all documents of a scope, the oldest first. */
export const listStates = (
  db: Db,
  userId: string,
  today: string,
  { baseIds, documentIds }: Scope,
): Promise<SearchState[]> =>
  db.query<SearchState>(
    `SELECT d.name, d.state, d.pages, d.pages_done, json_array_length(d.failed_pages::json) AS failed, d.is_enabled,
       coalesce(d.expires_on < $2::date, false) AS is_expired
     FROM knowledge_documents d WHERE d.owner_id = $1 AND d.removed_at IS NULL AND ${inScope} ORDER BY d.created_at`,
    [userId, today, baseIds, documentIds],
  );

/** Adds one to the number of answers that cited each of these documents of the account. */
export async function countCited(tx: Db, userId: string, ids: readonly string[]): Promise<void> {
  await tx.query(
    'UPDATE knowledge_documents SET cited_times = cited_times + 1 WHERE owner_id = $1 AND id = ANY($2::text[])',
    [userId, ids],
  );
}
