import { isIgnored, type RuleClass, type Severity } from '@hengce/proofreading';
import { emptyReadout, type Readout } from '../reading/createReader';
import type { FoundIssue } from '../reading/protocol';
import type { Edit } from './edits';
import { type Ignored, ignoredAfter } from './ignored';

export type Tab = 'open' | 'accepted' | 'ignored';

/** Work that the server has, and its revision. */
interface Kept {
  revision: number;
  edits: readonly Edit[];
  ignored: readonly Ignored[];
}

/** An opened version: its present text, decisions and issues. */
export interface Session {
  text: string;
  edits: readonly Edit[];
  ignored: readonly Ignored[];
  kept: Kept;
  /** State of saving. `refused`: the server refuses this state; `conflict`: it has another one by now. */
  saving: 'no' | 'running' | 'failed' | 'refused' | 'conflict';
  /** Reason of the refusal, in the server's words. */
  refusal: string | null;
  readout: Readout;
  /** Ids of issues that were decided since they were found. */
  decided: ReadonlySet<string>;
  /** Current issue; `currentAt` is its offset: when it is gone, the next one takes its place. */
  currentId: string | null;
  currentAt: number;
  tab: Tab;
  severity: Severity | null;
  class: RuleClass | null;
}

export type SessionAction =
  | { type: 'changed'; text: string; edits: readonly Edit[] }
  | { type: 'decided'; ids: readonly string[] }
  | { type: 'ignored'; issue: FoundIssue }
  | { type: 'noticed'; issue: FoundIssue }
  | { type: 'read'; readout: Readout }
  | { type: 'selected'; issue: Pick<FoundIssue, 'id' | 'from'> }
  | { type: 'shown'; tab?: Tab; severity?: Severity | null; class?: RuleClass | null }
  | { type: 'saving' }
  | { type: 'saved'; kept: Kept }
  | { type: 'notSaved'; as: 'failed' | 'conflict' }
  | { type: 'notSaved'; as: 'refused'; why: string };

const nothing: ReadonlySet<string> = new Set();

export const openSession = (text: string, kept: Kept, unsaved?: Kept): Session => ({
  text,
  edits: unsaved?.edits ?? kept.edits,
  ignored: unsaved?.ignored ?? kept.ignored,
  // What was written on an older state is saved as such, and the server says whether that is a conflict.
  kept: { ...kept, revision: unsaved?.revision ?? kept.revision },
  saving: 'no',
  refusal: null,
  readout: emptyReadout,
  decided: nothing,
  currentId: null,
  currentAt: 0,
  tab: 'open',
  severity: null,
  class: null,
});

export const isUnsaved = ({ edits, ignored, kept }: Session): boolean =>
  edits !== kept.edits || ignored !== kept.ignored;

/** What was refused is another thing once it is changed. */
const tryingAgain = ({ saving }: Session): Partial<Session> =>
  saving === 'refused' ? { saving: 'no', refusal: null } : {};

export function sessionReducer(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'changed':
      return {
        ...session,
        text: action.text,
        edits: action.edits,
        ignored: ignoredAfter(session.ignored, session.readout.issues, session.text, action.text),
        ...tryingAgain(session),
      };
    case 'decided':
      return { ...session, decided: new Set([...session.decided, ...action.ids]) };
    case 'ignored': {
      const { ruleId, original, context } = action.issue;
      return { ...session, ignored: [...session.ignored, { ruleId, original, context }], ...tryingAgain(session) };
    }
    case 'noticed':
      return {
        ...session,
        ignored: session.ignored.filter((one) => !isIgnored(action.issue, action.issue.context, [one])),
        ...tryingAgain(session),
      };
    case 'read':
      return { ...session, readout: action.readout, decided: nothing };
    case 'selected':
      return { ...session, currentId: action.issue.id, currentAt: action.issue.from };
    case 'shown': {
      const { type: _type, ...shown } = action;
      return { ...session, ...shown };
    }
    case 'saving':
      return { ...session, saving: 'running' };
    case 'saved':
      return { ...session, kept: action.kept, saving: 'no' };
    case 'notSaved':
      return { ...session, saving: action.as, refusal: action.as === 'refused' ? action.why : null };
  }
}
