import { isApiError } from '@hengce/api';

/** Calls of the API of single sign-on and notes (specification §7). */
export interface NotesCalls {
  specialLogin(phone: string): Promise<{ key: string }>;
  getToken(key: string): Promise<{ token: string }>;
  listOrganisations(ssoToken: string): Promise<readonly { id: string }[]>;
  listWikis(ssoToken: string, orgId: string): Promise<readonly { id: string }[]>;
}

/** Keys of single sign-on that the session stores: sso_secret and sso_token. */
export interface SsoKeys {
  secret: string;
  token: string;
}
export interface NotesSignOnOptions {
  calls: NotesCalls;
  keys: { get(): SsoKeys | null; set(keys: SsoKeys): void };
  /** Phone of the signed-in user; null when nobody is. */
  getPhone: () => string | null;
}

export type NotesSignOnResult =
  | { kind: 'open'; path: string; keys: SsoKeys }
  /** No token or no phone, or the notes product does not know them: sign in anew. */
  | { kind: 'login' }
  | { kind: 'no-organisation' }
  | { kind: 'no-wiki' };

/**
 * Sign-on to the notes product (specification §4): with the stored keys or, without them or when the first list answers
 * 401, once through special login. A second 401 ends it. Called twice it runs once.
 *
 * @returns a function that rejects with the ApiError of a call that failed otherwise
 */
export function createNotesSignOn(options: NotesSignOnOptions): () => Promise<NotesSignOnResult> {
  let running: Promise<NotesSignOnResult> | undefined;
  return () => {
    running ??= signOn(options).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function signOn({ calls, keys, getPhone }: NotesSignOnOptions): Promise<NotesSignOnResult> {
  const phone = getPhone()?.replace(/\s/g, '');
  if (!phone) return { kind: 'login' };
  const logIn = async (): Promise<SsoKeys> => {
    const { key } = await calls.specialLogin(phone);
    const { token } = await calls.getToken(key);
    const made = { secret: key, token };
    keys.set(made);
    return made;
  };
  const find = async (with_: SsoKeys): Promise<NotesSignOnResult> => {
    const [organisation] = await calls.listOrganisations(with_.token);
    if (!organisation) return { kind: 'no-organisation' };
    const [wiki] = await calls.listWikis(with_.token, organisation.id);
    if (!wiki) return { kind: 'no-wiki' };
    const path = `/app/org/${encodeURIComponent(organisation.id)}/wiki/${encodeURIComponent(wiki.id)}/materialwriting`;
    return { kind: 'open', path, keys: with_ };
  };

  const kept = keys.get();
  if (kept) {
    try {
      return await find(kept);
    } catch (error) {
      if (!isUnknown(error)) throw error;
    }
  }
  try {
    return await find(await logIn());
  } catch (error) {
    if (isUnknown(error)) return { kind: 'login' };
    throw error;
  }
}

/** 401 of the notes API. */
const isUnknown = (error: unknown) => isApiError(error) && error.kind === 'session-expired';

/** Address of the notes product, with the query that it expects: the keys, where it leads back to, and a project if there is one. */
export function notesHref(
  { path, keys }: { path: string; keys: SsoKeys },
  { origin, redirect, projectId }: { origin: string; redirect: string; projectId: string | null },
): string {
  const query = new URLSearchParams({ secret: keys.secret, ssotoken: keys.token, redirect });
  if (projectId) query.set('projectId', projectId);
  return `${origin}${path}?${query}`;
}

/**
 * Header with the session's token, by which our own notes API knows that the phone is the caller's. Empty for another
 * product's API: whoever holds the token is that user.
 */
export const proofFor = (apis: { mainApi: string; notesApi: string }, token = ''): Record<string, string> =>
  apis.notesApi === apis.mainApi ? { Authorization: `Bearer ${token}` } : {};
