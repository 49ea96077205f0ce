import { countIssues, type Issue, type IssueCounts, isIgnored } from '@hengce/proofreading';
import type { FoundIssue } from '../reading/protocol';
import type { EditIssue } from './edits';
import type { Ignored } from './ignored';
import type { Session } from './session';

/** Issue with its number on the card and in the text. */
export interface OpenIssue extends FoundIssue {
  number: number;
}

export interface Lists extends IssueCounts {
  open: readonly OpenIssue[];
  /** Ignored issues. */
  ignored: readonly FoundIssue[];
}

export const canAccept = ({ suggestions }: Pick<FoundIssue, 'suggestions'>): boolean => suggestions.length > 0;

/** Whether it has one way to be mended, so that it can be accepted together with others. */
export const canAcceptUnseen = (issue: Pick<FoundIssue, 'fix' | 'suggestions'>): boolean =>
  issue.fix === 'replace' && canAccept(issue);

/** Issues that can be accepted together with one: those of its rule that have a suggestion. */
export const alikeIn = (issues: readonly OpenIssue[], { ruleId }: OpenIssue): readonly OpenIssue[] =>
  issues.filter((issue) => issue.ruleId === ruleId && canAccept(issue));

/**
 * Open and ignored issues of rules and model; a decided one is not open. An issue of a rule replaces those of the model
 * that it overlaps.
 *
 * @param decided ids of issues
 */
export function listsOf(
  rules: readonly FoundIssue[],
  model: readonly FoundIssue[],
  ignorations: readonly Ignored[],
  decided: ReadonlySet<string>,
): Lists {
  const byRule = new Map<string, Ignored[]>();
  for (const one of ignorations) byRule.set(one.ruleId, [...(byRule.get(one.ruleId) ?? []), one]);
  const open: FoundIssue[] = [];
  const ignored: FoundIssue[] = [];
  for (const issue of withModel(rules, model)) {
    const own = byRule.get(issue.ruleId);
    if (own && isIgnored(issue, issue.context, own)) ignored.push(issue);
    else if (!decided.has(issue.id)) open.push(issue);
  }
  return {
    open: open.map((issue, at) => ({ ...issue, number: at + 1 })),
    ignored,
    ...countIssues(open),
  };
}

function withModel(rules: readonly FoundIssue[], model: readonly FoundIssue[]): readonly FoundIssue[] {
  if (model.length === 0) return rules;
  const added = model.filter((issue) => rules.every(({ from, to }) => to <= issue.from || issue.to <= from));
  return [...rules, ...added].sort((a, b) => a.from - b.from);
}

export const filtered = <T extends FoundIssue>(
  issues: readonly T[],
  { severity, class: name }: Pick<Session, 'severity' | 'class'>,
): readonly T[] =>
  severity === null && name === null
    ? issues
    : issues.filter(
        (issue) => (severity ?? issue.severity) === issue.severity && (name ?? issue.class) === issue.class,
      );

/**
 * Current issue: the chosen one, else the next one after its former place, else the last; undefined for an empty list.
 */
export const currentOf = <T extends FoundIssue>(
  issues: readonly T[],
  { currentId, currentAt }: Pick<Session, 'currentId' | 'currentAt'>,
): T | undefined =>
  issues.find(({ id }) => id === currentId) ?? issues.find(({ from }) => from >= currentAt) ?? issues.at(-1);

/** Issue that an edit resolves, as it is stored: the reason cut to 400 characters, the clause to 200. */
export const editIssueOf = ({
  ruleId,
  class: name,
  severity,
  reason,
  clause,
  source,
}: Omit<Issue, 'block'>): EditIssue => ({
  ruleId,
  class: name,
  severity,
  reason: reason.slice(0, 400),
  clause: clause.slice(0, 200),
  source,
});
