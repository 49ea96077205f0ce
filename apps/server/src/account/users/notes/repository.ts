import type { Db } from '../../../platform/db';
import { createId } from '../../../platform/vocabulary';

export interface NoteRow {
  id: string;
  wiki_id: string;
  title: string;
  content: string;
  project_id: string | null;
  version: number;
  updated_at: Date;
}

export interface NoteText {
  title: string;
  content: string;
}

// Members of an organisation read and write its wikis; for everybody else their notes do not exist.
const isMember = `EXISTS (SELECT 1 FROM wikis w JOIN organization_members m ON m.organization_id = w.organization_id
  WHERE w.id = n.wiki_id AND m.user_id = $1)`;

export async function findNote(db: Db, userId: string, noteId: string): Promise<NoteRow | undefined> {
  const [row] = await db.query<NoteRow>(`SELECT n.* FROM wiki_notes n WHERE n.id = $2 AND ${isMember}`, [
    userId,
    noteId,
  ]);
  return row;
}

/** Notes of a wiki without their text, the last changed first; none for a user who is no member. */
export const listNotes = (
  db: Db,
  userId: string,
  wikiId: string,
): Promise<Pick<NoteRow, 'id' | 'title' | 'version' | 'updated_at'>[]> =>
  db.query(
    `SELECT n.id, n.title, n.version, n.updated_at FROM wiki_notes n WHERE n.wiki_id = $2 AND ${isMember}
     ORDER BY n.updated_at DESC, n.id`,
    [userId, wikiId],
  );

export async function isMemberOfWiki(db: Db, userId: string, wikiId: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT 1 FROM wikis w JOIN organization_members m ON m.organization_id = w.organization_id
     WHERE w.id = $2 AND m.user_id = $1`,
    [userId, wikiId],
  );
  return rows.length > 0;
}

/** Adds a note. @returns undefined where the user is no member of the wiki, or the wiki has `max` notes already */
export async function insertNote(
  db: Db,
  userId: string,
  note: NoteText & { wikiId: string; projectId: string | null },
  max: number,
  now: Date,
): Promise<NoteRow | undefined> {
  const [row] = await db.query<NoteRow>(
    `INSERT INTO wiki_notes (id, wiki_id, title, content, project_id, created_at, updated_at)
     SELECT $2, w.id, $4, $5, $6, $7, $7 FROM wikis w
     JOIN organization_members m ON m.organization_id = w.organization_id AND m.user_id = $1
     WHERE w.id = $3 AND (SELECT count(*) FROM wiki_notes WHERE wiki_id = w.id) < $8::int RETURNING *`,
    [userId, createId(), note.wikiId, note.title, note.content, note.projectId, now, max],
  );
  return row;
}

/** Saves a note over the version that the user saw. @returns undefined where there is no such note, or a newer version */
export async function updateNote(
  db: Db,
  userId: string,
  note: NoteText & { id: string; version: number },
  now: Date,
): Promise<NoteRow | undefined> {
  const [row] = await db.query<NoteRow>(
    `UPDATE wiki_notes n SET title = $3, content = $4, version = n.version + 1, updated_at = $6
     WHERE n.id = $2 AND n.version = $5 AND ${isMember} RETURNING n.*`,
    [userId, note.id, note.title, note.content, note.version, now],
  );
  return row;
}

/** Deletes a note whose present version is the one that the user saw. @returns whether there was such a note */
export async function deleteNote(db: Db, userId: string, noteId: string, version: number): Promise<boolean> {
  const rows = await db.query(
    `DELETE FROM wiki_notes n WHERE n.id = $2 AND n.version = $3 AND ${isMember} RETURNING n.id`,
    [userId, noteId, version],
  );
  return rows.length === 1;
}
