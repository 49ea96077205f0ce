import type { Aspect, Slide } from '@hengce/deck';
import { type MoveTarget, movedTo } from './slides';

/** What is saved of a deck. */
export interface DeckWork {
  title: string;
  themeId: string;
  /** Whether it is shown with the brand of the account. */
  isBranded: boolean;
  aspect: Aspect;
  slides: readonly Slide[];
}

export interface Session {
  work: DeckWork;
  past: readonly DeckWork[];
  future: readonly DeckWork[];
  /** What the last change was of: the next one of the same is one step with it. */
  of: string | null;
  /** Ids of the chosen slides; the first one is open. */
  chosen: readonly string[];
}

export type SessionAction =
  | { type: 'changed'; work: DeckWork; of?: string; chosen?: readonly string[] }
  | { type: 'moved'; ids: readonly string[]; target: MoveTarget }
  | { type: 'undone' }
  | { type: 'redone' }
  /** The field was left: what is typed there next is another step. */
  | { type: 'settled' }
  | { type: 'chosen'; ids: readonly string[] };

export const openSession = (work: DeckWork): Session => ({
  work,
  past: [],
  future: [],
  of: null,
  chosen: work.slides.slice(0, 1).map(({ id }) => id),
});

export function sessionReducer(session: Session, action: SessionAction): Session {
  const { work, past, future, of } = session;
  switch (action.type) {
    case 'changed': {
      const isSame = action.of !== undefined && action.of === of;
      return present({
        ...session,
        work: action.work,
        past: isSame ? past : [...past, work],
        future: [],
        of: action.of ?? null,
        ...(action.chosen ? { chosen: action.chosen } : {}),
      });
    }
    case 'moved': {
      const { ids, target } = action;
      const moved = { ...work, slides: movedTo(work.slides, ids, target) };
      return sessionReducer(session, { type: 'changed', work: moved, chosen: ids });
    }
    case 'undone': {
      const before = past.at(-1);
      if (!before) return session;
      return present({ ...session, work: before, past: past.slice(0, -1), future: [work, ...future], of: null });
    }
    case 'redone': {
      const [next, ...later] = future;
      if (!next) return session;
      return present({ ...session, work: next, past: [...past, work], future: later, of: null });
    }
    case 'settled':
      return of === null ? session : { ...session, of: null };
    case 'chosen':
      return present({ ...session, chosen: action.ids, of: null });
  }
}

/** Only slides that are there are chosen, and one always is. */
function present(session: Session): Session {
  const { work, chosen } = session;
  const there = chosen.filter((id) => work.slides.some((slide) => slide.id === id));
  if (there.length === chosen.length && there.length > 0) return session;
  return { ...session, chosen: there.length > 0 ? there : work.slides.slice(0, 1).map(({ id }) => id) };
}
