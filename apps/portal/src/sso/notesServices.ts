import { call } from '@hengce/api';
import { api, config } from '../host/services';
import { session } from '../session/session';
import { createNotesSignOn, proofFor } from './notesSignOn';

const withToken = (token: string) => ({ headers: { token } });

export const enterNotes = createNotesSignOn({
  calls: {
    specialLogin: (phone) =>
      call(
        api.notes.POST('/api/sso/user/specialLogin', {
          body: { phone },
          headers: proofFor(config, session.get().current?.token),
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
