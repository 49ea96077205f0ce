import { call, createApi } from '@hengce/api';
import { setHengceQueryDefaults } from '@hengce/feature-kit';
import { QueryClient } from '@tanstack/react-query';
import { readConfig } from '../config';
import { session } from '../session/session';
import { text } from '../text';
import { notify } from './notify';
import { createRecovery } from './recovery';
import { answers } from './serverAnswers';
import { createSessionGuard } from './sessionGuard';

const config = readConfig(import.meta.env);
const isOnLogin = () => /^\/login\/?$/i.test(window.location.pathname);

export const api = createApi({
  main: { baseUrl: config.mainApi, getToken: () => session.get().current?.token ?? null },
  notes: { baseUrl: config.notesApi, getToken: () => null },
  onError: createSessionGuard({
    session,
    isOnLogin,
    announce: (message) => void notify(message, { tone: 'error' }),
  }),
});

export const queryClient = new QueryClient();
setHengceQueryDefaults(queryClient);

export const recovery = createRecovery({ client: queryClient, answers });

// What one user has loaded is not for the next.
let token = session.get().current?.token;
session.subscribe(() => {
  const next = session.get().current?.token;
  if (next !== token) queryClient.clear();
  token = next;
});

/** Ends the session here at once; the server is told, and if it cannot be reached, its copy dies of age. */
export function signOut(reason: 'signed-out' | 'password-changed' = 'signed-out'): void {
  const current = session.get().current;
  session.end(reason);
  if (current && reason === 'signed-out') {
    const headers = { Authorization: `Bearer ${current.token}` };
    call(api.main.POST('/api/v1/user/logout', { headers })).catch(() => undefined);
  }
  void notify(reason === 'signed-out' ? text.session.signedOut : text.session.passwordChanged);
}
