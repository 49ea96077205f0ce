import type { Clause } from '../clauses/Clause';
import { type AlignedUnits, alignUnits } from './alignUnits';
import { diffText, type Segment } from './diffText';
import { type ComparedPoint, pointsOf } from './points';
import { type Unit, unitsOf } from './units';

/** Change of a clause; `renumbered` is the same text under another number, `moved` nearly the same in another place. */
export type ClauseChange = 'same' | 'renumbered' | 'changed' | 'moved' | 'added' | 'removed' | 'split' | 'merged';

export interface ComparedClause {
  clauseId: string;
  label: string;
  /** Chapter and section, outermost first. */
  path: string[];
}

/** Matching clauses of two documents. */
export interface ComparedRow {
  id: string;
  change: ClauseChange;
  left: ComparedClause | null;
  right: ComparedClause | null;
  segments: Segment[];
}

export interface DocumentComparison {
  /** In the order of the right document. */
  rows: ComparedRow[];
  counts: Record<ClauseChange, number>;
  points: ComparedPoint[];
}

/** The table of likenesses has a cell for every pair of clauses; while it is filled nobody else is answered. */
const maxCells = 1_000_000;

/**
 * Comparison of two documents: clauses side by side, whatever their numbers, and their differences.
 *
 * @returns null when the documents are too long: more than a million pairs of articles
 */
export function compareDocuments(left: readonly Clause[], right: readonly Clause[]): DocumentComparison | null {
  const lefts = unitsOf(left);
  const rights = unitsOf(right);
  if (lefts.length * rights.length > maxCells) return null;
  const rows: ComparedRow[] = [];
  const found: ComparedPoint[] = [];
  for (const aligned of alignUnits(lefts, rights)) {
    const row = rowOf(aligned, lefts, rights);
    rows.push(row.shown);
    found.push(...row.points);
  }
  const points = unsaidElsewhere(found, textOf(lefts), textOf(rights));
  const count = (change: ClauseChange) => rows.filter((row) => row.change === change).length;
  return {
    rows,
    counts: {
      same: count('same'),
      renumbered: count('renumbered'),
      changed: count('changed'),
      moved: count('moved'),
      added: count('added'),
      removed: count('removed'),
      split: count('split'),
      merged: count('merged'),
    },
    points,
  };
}

function rowOf({ left: l, right: r, how }: AlignedUnits, lefts: readonly Unit[], rights: readonly Unit[]) {
  const left = l === null ? null : (lefts[l] as Unit);
  const right = r === null ? null : (rights[r] as Unit);
  const id = `${l ?? ''}-${r ?? ''}`;
  const diff = diffText(left?.text ?? '', right?.text ?? '');
  const likeness = left?.text === right?.text ? 'same' : isBarely(diff.segments) ? 'nearly' : 'other';
  const change = changeOf(how, likeness, left?.label === right?.label);
  const shown: ComparedRow = {
    id,
    change,
    left: left && sideOf(left),
    right: right && sideOf(right),
    segments: diff.segments,
  };
  // What only one document has is told by its row; a part beside the whole it came from would say everything else twice.
  if (how !== 'kept' && how !== 'moved') return { shown, points: [] };
  return { shown, points: pointsOf(id, { left: left?.text ?? '', right: right?.text ?? '', changes: diff.changes }) };
}

const textOf = (units: readonly Unit[]): string => units.map(({ text }) => text).join('\n');

/** What is the quantity, with the words before it. */
const wordsBefore = 8;

/** Without those that the other document says in another clause, and each once. */
function unsaidElsewhere(points: readonly ComparedPoint[], left: string, right: string): ComparedPoint[] {
  const isIn = (text: string, saying: ComparedPoint['left']) =>
    saying !== null && saying.figure !== '' && text.includes(saying.before.slice(-wordsBefore) + saying.figure);
  const seen = new Set<string>();
  return points.filter((point) => {
    if (point.left === null ? isIn(left, point.right) : point.right === null && isIn(right, point.left)) return false;
    const key = JSON.stringify(point);
    return !seen.has(key) && seen.add(key);
  });
}

/** Share of the characters of a clause that may have changed for it to be called the same one in another place. */
const barely = 0.08;

/** A word or two; a number that changed is never little. */
function isBarely(segments: readonly Segment[]): boolean {
  if (segments.some(({ kind, isQuantity }) => kind !== 'same' && isQuantity)) return false;
  const length = (wanted: Segment['kind']) =>
    segments.reduce((sum, { kind, text }) => sum + (kind === wanted ? text.length : 0), 0);
  const changed = Math.max(length('added'), length('removed'));
  return changed <= barely * (length('same') + changed);
}

/** What was reworded is changed, wherever it stands now; of what was moved, only where it says something else. */
function changeOf(
  how: AlignedUnits['how'],
  likeness: 'same' | 'nearly' | 'other',
  hasSameLabel: boolean,
): ClauseChange {
  if (how !== 'kept' && how !== 'moved') return how;
  if (how === 'moved' && likeness !== 'other') return 'moved';
  if (likeness !== 'same') return 'changed';
  return hasSameLabel ? 'same' : 'renumbered';
}

const sideOf = ({ clauseId, label, path }: Unit): ComparedClause => ({ clauseId, label, path });
