import { config } from '../host/services';
import { session } from '../session/session';
import { NotesEntry } from './NotesEntry';
import { enterNotes } from './notesServices';
import { notesHref } from './notesSignOn';

/** 写作空间: signs on to the notes product and is replaced by it, so that Back does not lead here again. */
export function NotesEntryPage() {
  return (
    <NotesEntry
      enter={enterNotes}
      onOpen={(opened) =>
        window.location.replace(
          notesHref(opened, {
            origin: config.notesApi,
            redirect: `${window.location.origin}/`,
            projectId: new URLSearchParams(window.location.search).get('projectId'),
          }),
        )
      }
      onLogin={() => session.end('expired')}
    />
  );
}
