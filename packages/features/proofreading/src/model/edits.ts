import type { MainComponents } from '@hengce/api/contract';
import { applyIssues } from '@hengce/proofreading';

type S = MainComponents['schemas'];
export type Edit = S['ProofreadingEdit'];
export type EditIssue = S['ProofreadingEditIssue'];

/** Change of the present text. With an issue it is an accepted suggestion; without one the user typed it. */
export interface Change {
  from: number;
  to: number;
  insert: string;
  issue?: EditIssue | undefined;
}

/** Edit with its offset in the present text. */
export interface PlacedEdit {
  edit: Edit;
  from: number;
  to: number;
}

export function placedEdits(edits: readonly Edit[]): PlacedEdit[] {
  let shift = 0;
  return edits.map((edit) => {
    const from = edit.from + shift;
    shift += edit.replacement.length - edit.original.length;
    return { edit, from, to: from + edit.replacement.length };
  });
}

/**
 * Edits after one more change: it merges with the edits that it overlaps, and if it was typed also with typed ones that
 * it only touches. One that restores the original is dropped.
 */
export function changeEdits(original: string, edits: readonly Edit[], change: Change): Edit[] {
  const { from, to, insert, issue } = change;
  const placed = placedEdits(edits);
  // What was taken out here comes back; beside another edit nobody could tell which of them it belongs to.
  const [alone, ...others] = from === to ? placed.filter((one) => one.from <= from && one.to >= from) : [];
  const putBack =
    others.length === 0 && alone?.edit.replacement === '' && alone.edit.original === insert ? alone.edit : null;
  const meets = ({ edit, ...at }: PlacedEdit) =>
    (at.from < to && at.to > from) ||
    edit === putBack ||
    // What is typed on goes on; what was accepted stays an edit of its own.
    (!edit.issue && !issue && at.from <= to && at.to >= from);
  const meeting = placed.map(meets);
  let [first, last] = [meeting.indexOf(true), meeting.lastIndexOf(true)];
  // An edit between the change and one that it meets goes with them; in one place several can stand, and their order is kept.
  while (first > 0 && (placed[first - 1] as PlacedEdit).to > from) first -= 1;
  while (last >= 0 && last + 1 < placed.length && (placed[last + 1] as PlacedEdit).from < to) last += 1;
  const met = first < 0 ? [] : placed.slice(first, last + 1);
  const place = first < 0 ? placed.filter((one) => one.to <= from).length : first;
  const before = placed.slice(0, place);
  const after = placed.slice(place + met.length);
  const shift = (of: readonly PlacedEdit[]) =>
    of.reduce((sum, { edit }) => sum + edit.replacement.length - edit.original.length, 0);
  const shiftBefore = shift(before);
  const shiftMet = shift(met);
  const start = Math.min(from, met[0]?.from ?? from);
  const end = Math.max(to, met.at(-1)?.to ?? to);
  const came = { from: start - shiftBefore, to: end - shiftBefore - shiftMet };
  const words = original.slice(came.from, came.to);
  const stood = applyIssues(
    words,
    met.map(({ edit }) => ({ ...edit, from: edit.from - came.from, to: edit.to - came.from })),
  );
  const replacement = stood.slice(0, from - start) + insert + stood.slice(to - start);
  const own = trimmed({ ...came, original: words, replacement, ...(issue ? { issue } : {}) });
  return [...before.map(({ edit }) => edit), ...(own ? [own] : []), ...after.map(({ edit }) => edit)];
}

/** Without what it leaves as it was; null when that is all of it. A suggestion stays as it was made. */
function trimmed(edit: Edit): Edit | null {
  const { original, replacement } = edit;
  if (original === replacement) return null;
  if (edit.issue) return edit;
  const shorter = Math.min(original.length, replacement.length);
  let head = 0;
  while (head < shorter && original[head] === replacement[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && original.at(-1 - tail) === replacement.at(-1 - tail)) tail += 1;
  return {
    from: edit.from + head,
    to: edit.to - tail,
    original: original.slice(head, original.length - tail),
    replacement: replacement.slice(head, replacement.length - tail),
  };
}

/** Text of a version after its edits. */
export const presentText = (original: string, edits: readonly Edit[]): string => applyIssues(original, edits);

/** Key of an edit, stable while the edit exists. */
export const keyOfEdit = ({ from, original, replacement }: Edit): string => `${from}:${original}:${replacement}`;
