import { isIgnored, type RuleClass, type Severity } from '@hengce/proofreading';
import { emptyReadout, type Readout } from '../reading/createReader';
import type { FoundIssue } from '../reading/protocol';
import type { Edit } from './edits';
import { type Ignored, ignoredAfter } from './ignored';

export type Tab = 'open' | 'accepted' | 'ignored';

/** What is saved of a version. */
export interface Work {
  edits: readonly Edit[];
  ignored: readonly Ignored[];
}

/** An opened version: its present text, decisions and issues. */
export interface Session extends Work {
  text: string;
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
  | { type: 'shown'; tab?: Tab; severity?: Severity | null; class?: RuleClass | null };

export const nothingDecided: ReadonlySet<string> = new Set();

export const openSession = (text: string, { edits, ignored }: Work): Session => ({
  text,
  edits,
  ignored,
  readout: emptyReadout,
  decided: nothingDecided,
  currentId: null,
  currentAt: 0,
  tab: 'open',
  severity: null,
  class: null,
});

export function sessionReducer(session: Session, action: SessionAction): Session {
  switch (action.type) {
    case 'changed':
      return {
        ...session,
        text: action.text,
        edits: action.edits,
        ignored: ignoredAfter(session.ignored, session.readout.issues, session.text, action.text),
      };
    case 'decided':
      return { ...session, decided: new Set([...session.decided, ...action.ids]) };
    case 'ignored': {
      const { ruleId, original, context } = action.issue;
      return { ...session, ignored: [...session.ignored, { ruleId, original, context }] };
    }
    case 'noticed':
      return {
        ...session,
        ignored: session.ignored.filter((one) => !isIgnored(action.issue, action.issue.context, [one])),
      };
    case 'read':
      return { ...session, readout: action.readout, decided: nothingDecided };
    case 'selected':
      return { ...session, currentId: action.issue.id, currentAt: action.issue.from };
    case 'shown': {
      const { type: _type, ...shown } = action;
      return { ...session, ...shown };
    }
  }
}
