import { call, createApi, createRequestKey, isApiError } from '@hengce/api';
import { setHengceQueryDefaults } from '@hengce/feature-kit';
import { QueryClient } from '@tanstack/react-query';
import { readConfig } from '../config';
import { forgetDrafts } from '../session/drafts';
import { session } from '../session/session';
import { sessionKeys } from '../session/sessionStore';
import { localStore } from '../session/storage';
import { text } from '../text';
import { callOnceWhen } from './callOnceWhen';
import { createAcquisitionUpgrade } from './dialogs/acquisitionUpgrade';
import { handedOver } from './handedOver';
import { createModuleUse } from './moduleUse';
import { notify } from './notify';
import { answers } from './serverAnswers';
import { createRecovery } from './session/recovery';
import { createSessionGuard } from './session/sessionGuard';
import { createSignIns } from './session/signIns';
import { createTrialWatch } from './session/trialWatch';

export const config = readConfig(import.meta.env);
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

export const trialWatch = createTrialWatch({
  checkExpire: (signal) => call(api.main.GET('/api/v1/user/checkExpire', { signal })),
  saveRecord: (type) => call(api.main.POST('/api/gUserRecord/saveRecord', { body: { type } })),
  onUnanswered: () => void notify(text.trialUnanswered, { tone: 'error' }),
});

export const moduleUse = createModuleUse({
  use: (module, key) =>
    call(
      api.main.GET('/api/v1/user/use/{module}', {
        params: { path: { module }, header: { 'Idempotency-Key': key } },
      }),
    ),
  makeKey: createRequestKey,
});

export const acquisitionUpgrade = createAcquisitionUpgrade({
  check: () => call(api.main.GET('/qimofang/checkUser')),
  upgrade: () => call(api.main.GET('/qimofang/checkAndUpgraded')),
});

// What one user has loaded is not for the next.
let token = session.get().current?.token;
session.subscribe(() => {
  const next = session.get().current?.token;
  if (next !== token) {
    queryClient.clear();
    trialWatch.reset();
    moduleUse.close();
    acquisitionUpgrade.cancel();
    handedOver.set(null);
  }
  token = next;
});

callOnceWhen(
  session,
  () => session.get().current !== null && !localStore.isLasting(sessionKeys.token),
  () => void notify(text.session.notKept, { tone: 'error' }),
);

/** Reads the user of a token that is not (yet) that of the session, so that a refusal does not end the session. */
const verify = (token: string) => {
  const { main } = createApi({
    main: { baseUrl: config.mainApi, getToken: () => token },
    notes: { baseUrl: config.notesApi, getToken: () => null },
  });
  return call(main.POST('/api/v1/user/uInfo'));
};

export const signIns = createSignIns({
  session,
  verify,
  onRefused: () => void notify(text.signIn.refused, { tone: 'error' }),
});

/**
 * Whether the session is still valid, for sign-in that is opened with one (specification §4). Only an answer that it
 * has ended is false; without any answer it is true, and the next page shows the failure.
 */
export async function isSessionGood(): Promise<boolean> {
  const query = { pageNum: 1, pageSize: 10, orderByColumn: 'create_time', isAsc: 'desc' } as const;
  try {
    await call(api.main.GET('/api/gDeclaraManage/list', { params: { query } }));
    return true;
  } catch (error) {
    return !(isApiError(error) && error.kind === 'session-expired');
  }
}

/**
 * Ends the session here at once, deletes the drafts and says why it ended. Only signing out also tells the server; if
 * that cannot be reached, its copy expires by itself.
 */
export function signOut(reason: keyof typeof text.session.ended = 'signed-out'): void {
  const current = session.get().current;
  // Somebody who leaves of himself leaves nothing; a session that ran out is gone on with.
  void forgetDrafts();
  session.end(reason);
  if (current && reason === 'signed-out') {
    const headers = { Authorization: `Bearer ${current.token}` };
    call(api.main.POST('/api/v1/user/logout', { headers })).catch(() => undefined);
  }
  void notify(text.session.ended[reason]);
}
