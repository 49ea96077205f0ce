import { type ApiError, isApiError, type UserInfo } from '@hengce/api';
import { createStore } from '../../session/createStore';
import type { SessionStore } from '../../session/sessionStore';

/** Session that comes from outside: from a token in the address, or from a one-time code. */
export interface OfferedSession {
  token: string;
  phone: string;
}
export type SignInState =
  | { step: 'none' }
  /** The token of an address is being verified. */
  | { step: 'checking' }
  /** The token could not be verified: nobody answered. */
  | { step: 'failed'; message: string }
  /** The token belongs to another user than the one who is signed in. */
  | { step: 'asking'; offered: OfferedSession };

export interface SignInOptions {
  session: SessionStore;
  /** Reads the user of a token (`uInfo`). */
  verify: (token: string) => Promise<UserInfo>;
  /** Called when the server refuses the token of an address; a user who is signed in stays so. */
  onRefused: () => void;
}

const none: SignInState = { step: 'none' };

/**
 * Sign-in by a token or a one-time code. It never replaces the session of another user without asking: otherwise a link
 * would sign a reader in as somebody else (threat S2).
 */
export function createSignIns({ session, verify, onRefused }: SignInOptions) {
  const { get, set, subscribe } = createStore<SignInState>(none);
  let pending = '';

  const offer = (offered: OfferedSession): boolean => {
    const phone = session.get().current?.user.phone;
    if (phone !== undefined && phone !== offered.phone) {
      set({ step: 'asking', offered });
      return false;
    }
    set(none);
    session.start(offered);
    return true;
  };

  // What was kept of the user may have been wrong; once the server says that it is the same one, there is nothing to ask.
  session.subscribe(() => {
    const state = get();
    if (state.step === 'asking' && session.get().current?.user.phone === state.offered.phone) offer(state.offered);
  });

  const check = async () => {
    const token = pending;
    set({ step: 'checking' });
    try {
      const user = await verify(token);
      if (offer({ token, phone: user.phone })) session.rememberUser(pick(user));
    } catch (error) {
      if (!isRefusal(error)) return set({ step: 'failed', message: (error as ApiError).message });
      set(none);
      onRefused();
    }
  };

  return {
    get,
    subscribe,
    /** @param token of the address; null when it cannot be one */
    async takeToken(token: string | null): Promise<void> {
      if (token === null) return onRefused();
      if (token === session.get().current?.token) return;
      pending = token;
      await check();
    },
    /** Starts it, or asks when another user is signed in. @returns whether it started */
    offer,
    retry: check,
    /** Gives up what was offered; whoever is signed in stays so. */
    keep: () => set(none),
    switchOver() {
      const state = get();
      if (state.step !== 'asking') return;
      const { offered } = state;
      set(none);
      session.start(offered);
    },
  };
}

const isRefusal = (error: unknown) => isApiError(error) && ['session-expired', 'rejected'].includes(error.kind);

const pick = ({ phone, name, trial, enterprise }: UserInfo) => ({
  phone,
  name,
  trial,
  ...(enterprise ? { enterprise } : {}),
});
