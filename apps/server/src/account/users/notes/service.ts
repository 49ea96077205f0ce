import type { NotesComponents } from '@hengce/api/contract';
import { filled, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { deleteNote, findNote, insertNote, isMemberOfWiki, listNotes, type NoteRow, updateNote } from './repository';

type S = NotesComponents['schemas'];

/** Notes of one wiki, so that one account cannot fill the disk. */
const maxNotes = 500;

/** Notes of the wikis that single sign-on leads to. A save never overwrites a version that its user has not seen. */
export function createNotesService(db: Db, clock: Clock) {
  const find = async (userId: string, noteId: string): Promise<NoteRow> => {
    const row = await findNote(db, userId, noteId);
    if (row === undefined) throw absent();
    return row;
  };

  const create = async (userId: string, title: string, body: S['SaveNoteBody']): Promise<S['Note']> => {
    const { wikiId, content, projectId = null } = body;
    const row = await insertNote(db, userId, { wikiId, title, content, projectId }, maxNotes, clock.now());
    if (row !== undefined) return toNote(row);
    if (!(await isMemberOfWiki(db, userId, wikiId))) throw new Rejection(404, '没有找到这个知识空间', 404);
    throw new Rejection(409, `一个知识空间最多${maxNotes}篇笔记，请删除不用的笔记后重试`, 409);
  };

  return {
    list: async (userId: string, wikiId: string): Promise<S['NoteSummary'][]> =>
      (await listNotes(db, userId, wikiId)).map(toSummary),

    get: async (userId: string, noteId: string): Promise<S['Note']> => toNote(await find(userId, noteId)),

    async save(userId: string, body: S['SaveNoteBody']): Promise<S['Note']> {
      const title = filled('title', '标题', body.title);
      if (body.noteId === undefined) return create(userId, title, body);
      const { noteId: id, content, version = 0 } = body;
      const row = await updateNote(db, userId, { id, title, content, version }, clock.now());
      if (row !== undefined) return toNote(row);
      await find(userId, id);
      throw new Rejection(409, '这篇笔记已在别处修改，您的内容还在，没有覆盖。请另存一篇，或载入最新内容', 409);
    },

    async remove(userId: string, noteId: string, version: number): Promise<void> {
      if (await deleteNote(db, userId, noteId, version)) return;
      await find(userId, noteId);
      throw new Rejection(409, '这篇笔记已在别处修改，没有删除。请载入最新内容后再决定', 409);
    },
  };
}

const absent = () => new Rejection(404, '没有找到这篇笔记，可能已被删除', 404);

const toSummary = (row: Pick<NoteRow, 'id' | 'title' | 'version' | 'updated_at'>): S['NoteSummary'] => ({
  id: row.id,
  title: row.title,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

const toNote = (row: NoteRow): S['Note'] => ({
  ...toSummary(row),
  wikiId: row.wiki_id,
  content: row.content,
  projectId: row.project_id,
});
