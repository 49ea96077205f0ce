import type { Transcript } from '@hengce/transcript';

/** A transcript while it is edited: as it is now, and every state that it can go back or forward to. */
export interface Session {
  work: Transcript;
  past: readonly Transcript[];
  future: readonly Transcript[];
  /** What the last change was of: the next one of the same is one step with it. */
  of: string | null;
}

export type SessionAction =
  | { type: 'changed'; work: Transcript; of?: string }
  | { type: 'undone' }
  | { type: 'redone' }
  /** The field was left: what is typed there next is another step. */
  | { type: 'settled' };

export const openSession = (work: Transcript): Session => ({ work, past: [], future: [], of: null });

export function sessionReducer(session: Session, action: SessionAction): Session {
  const { work, past, future, of } = session;
  switch (action.type) {
    case 'changed': {
      if (action.work === work) return session;
      const isSame = action.of !== undefined && action.of === of;
      return { work: action.work, past: isSame ? past : [...past, work], future: [], of: action.of ?? null };
    }
    case 'undone': {
      const before = past.at(-1);
      return before ? { work: before, past: past.slice(0, -1), future: [work, ...future], of: null } : session;
    }
    case 'redone': {
      const [next, ...later] = future;
      return next ? { work: next, past: [...past, work], future: later, of: null } : session;
    }
    case 'settled':
      return of === null ? session : { ...session, of: null };
  }
}
