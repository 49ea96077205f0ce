import { useSyncExternalStore } from 'react';
import { createSessionStore, type SessionState } from './sessionStore';
import { localStore } from './storage';

/** The session of this portal. */
export const session = createSessionStore(localStore, window);

export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.get);
