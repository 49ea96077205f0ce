import { type ApiError, sessionExpiredMessage } from '@hengce/api';
import type { SessionStore } from '../../session/sessionStore';

export interface SessionGuardOptions {
  session: SessionStore;
  isOnLogin: () => boolean;
  announce: (message: string) => void;
}

/** Specification §9: between the message and sign-in. */
const redirectDelayMs = 100;

/**
 * Ends the session when the server says that it is over (specification §4, §8): shows the message once and signs out
 * 100 ms later; the gates then lead to sign-in. Nothing on sign-in itself, and for replies of the notes API.
 *
 * @returns a function to call with each ApiError
 */
export function createSessionGuard({ session, isOnLogin, announce }: SessionGuardOptions) {
  let ending: string | null = null;
  return (error: ApiError): void => {
    const token = session.get().current?.token ?? null;
    if (error.kind !== 'session-expired' || isOfNotes(error) || token === null || token === ending || isOnLogin())
      return;
    ending = token;
    announce(sessionExpiredMessage);
    setTimeout(() => {
      // Signed in anew meanwhile, here or in another tab: the new session stays.
      if (session.get().current?.token === token) session.end('expired');
    }, redirectDelayMs);
  };
}

/** Whether an error is of the notes API, which has a token of its own: what its 401 means is up to single sign-on (sso/notesSignOn.ts). */
const isOfNotes = ({ operation }: ApiError) => /^\w+ \/api\/(sso|think)\//.test(operation);
