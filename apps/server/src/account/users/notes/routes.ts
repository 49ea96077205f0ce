import type { Handlers } from '../../../platform/contract';
import type { createNotesService } from './service';

export function notesRoutes(
  notes: ReturnType<typeof createNotesService>,
): Pick<Handlers<'notes'>, 'listNotes' | 'getNote' | 'saveNote' | 'removeNote'> {
  return {
    listNotes: ({ caller, params }) => notes.list(caller.userId, params.wikiId),
    getNote: ({ caller, params }) => notes.get(caller.userId, params.noteId),
    saveNote: ({ caller, body }) => notes.save(caller.userId, body),
    async removeNote({ caller, body }) {
      await notes.remove(caller.userId, body.noteId, body.version);
      return null;
    },
  };
}
