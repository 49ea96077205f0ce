import type { NotesComponents } from '@hengce/api/contract';
import { filled, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';

type S = NotesComponents['schemas'];

interface Row {
  id: string;
  wiki_id: string;
  title: string;
  content: string;
  project_id: string | null;
  version: number;
  updated_at: Date;
}

/** A wiki holds at most this many, so that one account cannot fill the disk. */
const maxNotes = 500;
// Who is in the organisation may read and write its wikis; everybody else gets what nobody has.
const isMine = `EXISTS (SELECT 1 FROM wikis w JOIN organization_members m ON m.organization_id = w.organization_id
  WHERE w.id = n.wiki_id AND m.user_id = $1)`;

/** Notes of the wikis that single sign-on leads to. Nobody's save goes over another's unseen. */
export function createNotesService(db: Db, clock: Clock) {
  const find = async (userId: string, noteId: string): Promise<Row> => {
    const [row] = await db.query<Row>(`SELECT n.* FROM wiki_notes n WHERE n.id = $2 AND ${isMine}`, [userId, noteId]);
    if (row === undefined) throw absent();
    return row;
  };

  const create = async (userId: string, title: string, body: S['SaveNoteBody']): Promise<S['Note']> => {
    const [row] = await db.query<Row>(
      `INSERT INTO wiki_notes (id, wiki_id, title, content, project_id, created_at, updated_at)
       SELECT $2, w.id, $4, $5, $6, $7, $7 FROM wikis w
       JOIN organization_members m ON m.organization_id = w.organization_id AND m.user_id = $1
       WHERE w.id = $3 AND (SELECT count(*) FROM wiki_notes WHERE wiki_id = w.id) < ${maxNotes} RETURNING *`,
      [userId, createId(), body.wikiId, title, body.content, body.projectId ?? null, clock.now()],
    );
    if (row !== undefined) return toNote(row);
    const [wiki] = await db.query(
      `SELECT 1 FROM wikis w JOIN organization_members m ON m.organization_id = w.organization_id
       WHERE w.id = $2 AND m.user_id = $1`,
      [userId, body.wikiId],
    );
    if (wiki === undefined) throw new Rejection(404, '没有找到这个知识空间', 404);
    throw new Rejection(409, `一个知识空间最多${maxNotes}篇笔记，请删除不用的笔记后重试`, 409);
  };

  return {
    async list(userId: string, wikiId: string): Promise<S['NoteSummary'][]> {
      const rows = await db.query<Row>(
        `SELECT n.id, n.title, n.version, n.updated_at FROM wiki_notes n WHERE n.wiki_id = $2 AND ${isMine}
         ORDER BY n.updated_at DESC, n.id`,
        [userId, wikiId],
      );
      return rows.map(toSummary);
    },

    get: async (userId: string, noteId: string): Promise<S['Note']> => toNote(await find(userId, noteId)),

    async save(userId: string, body: S['SaveNoteBody']): Promise<S['Note']> {
      const title = filled('title', '标题', body.title);
      if (body.noteId === undefined) return create(userId, title, body);
      const [row] = await db.query<Row>(
        `UPDATE wiki_notes n SET title = $3, content = $4, version = n.version + 1, updated_at = $6
         WHERE n.id = $2 AND n.version = $5 AND ${isMine} RETURNING n.*`,
        [userId, body.noteId, title, body.content, body.version ?? 0, clock.now()],
      );
      if (row !== undefined) return toNote(row);
      await find(userId, body.noteId);
      throw new Rejection(409, '这篇笔记已在别处修改，您的内容还在，没有覆盖。请另存一篇，或载入最新内容', 409);
    },

    async remove(userId: string, noteId: string, version: number): Promise<void> {
      const rows = await db.query(
        `DELETE FROM wiki_notes n WHERE n.id = $2 AND n.version = $3 AND ${isMine} RETURNING n.id`,
        [userId, noteId, version],
      );
      if (rows.length === 1) return;
      await find(userId, noteId);
      throw new Rejection(409, '这篇笔记已在别处修改，没有删除。请载入最新内容后再决定', 409);
    },
  };
}

const absent = () => new Rejection(404, '没有找到这篇笔记，可能已被删除', 404);

const toSummary = (row: Row): S['NoteSummary'] => ({
  id: row.id,
  title: row.title,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

const toNote = (row: Row): S['Note'] => ({
  ...toSummary(row),
  wikiId: row.wiki_id,
  content: row.content,
  projectId: row.project_id,
});
