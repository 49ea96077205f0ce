import type { MainComponents } from '@hengce/api/contract';
import { type Ignored, proofreadingRules, type RuleClass, ruleClasses, sizeOf } from '@hengce/proofreading';
import { isIgnoredAt } from '../checking/ignoredIssues';
import type { PlacedIssue } from '../checking/readAll';
import type { DocumentRow } from '../documents/documentRepository';
import { originalPlace } from '../documents/edits';
import type { VersionRow } from '../documents/versionRepository';
import { editsOf } from '../documents/views';

type S = MainComponents['schemas'];
type Row = S['ProofreadingReportRow'];

export interface Reported {
  document: DocumentRow;
  row: VersionRow;
  /** Issues of the present text, by rules and model, ignored ones included. */
  issues: readonly PlacedIssue[];
  /** What is ignored in this version, and in all texts of the account. */
  ignored: readonly Ignored[];
  /** The present text. */
  text: string;
  notRun: readonly RuleClass[];
  isModelAsked: boolean;
  rejected: number;
}

const className = (name: string): string => (ruleClasses as Readonly<Record<string, string>>)[name] ?? name;
export const ruleTitle = (ruleId: string): string => proofreadingRules.find(({ id }) => id === ruleId)?.title ?? ruleId;

/**
 * Report: counts by class, and the changed, open and ignored issues, in the order of the text. Quoted words are cut to 400
 * characters.
 */
export function reportOf({
  document,
  row,
  issues,
  ignored,
  text,
  notRun,
  isModelAsked,
  rejected,
}: Reported): S['ProofreadingReport'] {
  const edits = editsOf(row);
  const paragraphAt = paragraphsOf(row.text);
  const changed = edits.map(({ from, original, replacement, issue }): Row & { at: number } => ({
    at: from,
    outcome: issue === undefined ? 'manual' : 'accepted',
    class: issue?.class ?? null,
    className: issue === undefined ? '自行修改' : className(issue.class),
    severity: issue?.severity ?? null,
    clause: issue?.clause ?? '',
    reason: issue?.reason ?? '',
    before: original.slice(0, 400),
    after: replacement.slice(0, 400),
    suggestion: null,
    paragraph: paragraphAt(from),
  }));
  const found = issues.map((issue): Row & { at: number } => {
    const at = originalPlace(edits, issue.from, 'from');
    return {
      at,
      outcome: isIgnoredAt(text, issue, ignored) ? 'ignored' : 'open',
      class: issue.class,
      className: className(issue.class),
      severity: issue.severity,
      clause: issue.clause,
      reason: issue.exemption === undefined ? issue.reason : `${issue.reason}（可能属于${issue.exemption}）`,
      before: issue.original.slice(0, 400),
      after: null,
      suggestion: issue.suggestions[0]?.slice(0, 400) ?? null,
      paragraph: paragraphAt(at),
    };
  });
  const rows = [...changed, ...found].sort((a, b) => a.at - b.at);
  const { characters, paragraphs } = sizeOf(row.text);
  return {
    documentId: document.id,
    name: document.name,
    version: row.version,
    genre: document.genre,
    characters,
    paragraphs,
    classes: classesOf(rows),
    rows: rows.map(({ at: _at, ...one }) => one),
    notRun: notRun.map(className),
    isModelAsked,
    rejected,
  };
}

/** Only classes that something was found of, in the order of the engine. */
function classesOf(rows: readonly Row[]): S['ProofreadingReport']['classes'] {
  const count = (name: string, outcome: Row['outcome']) =>
    rows.filter((row) => row.class === name && row.outcome === outcome).length;
  return Object.keys(ruleClasses)
    .map((name) => ({
      class: name,
      className: className(name),
      accepted: count(name, 'accepted'),
      open: count(name, 'open'),
      ignored: count(name, 'ignored'),
    }))
    .filter(({ accepted, open, ignored }) => accepted + open + ignored > 0);
}

/** The number of the line that a place stands in. */
function paragraphsOf(text: string): (at: number) => number {
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => {
    let [low, high] = [0, breaks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((breaks[middle] as number) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
