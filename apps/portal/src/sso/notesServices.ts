import { call } from '@hengce/api';
import { api } from '../host/services';
import { session } from '../session/session';
import { createNotesSignOn } from './notesSignOn';

const withToken = (token: string) => ({ headers: { token } });

export const enterNotes = createNotesSignOn({
  calls: {
    // The bearer token proves that the phone is the caller's own.
    specialLogin: (phone) =>
      call(
        api.notes.POST('/api/sso/user/specialLogin', {
          body: { phone },
          headers: { Authorization: `Bearer ${session.get().current?.token}` },
        }),
      ),
    getToken: (key) => call(api.notes.POST('/api/sso/user/getToken', { body: { key } })),
    listOrganisations: (token) => call(api.notes.GET('/api/think/organization/list/personal', withToken(token))),
    listWikis: (token, orgId) =>
      call(api.notes.GET('/api/think/wiki/list/all/{orgId}', { params: { path: { orgId } }, ...withToken(token) })),
  },
  keys: { get: session.getSso, set: session.rememberSso },
  getPhone: () => session.get().current?.user.phone ?? null,
});
