import { invertedEffects } from '@codemirror/commands';
import { Annotation, StateEffect, StateField, type Transaction } from '@codemirror/state';
import { type Change, changeEdits, type Edit, type EditIssue } from '../model/edits';

/** Annotation with the accepted suggestions of a transaction, by their offset in the text before it. */
export const taken = Annotation.define<ReadonlyMap<number, EditIssue>>();
/** Undo and redo bring back the edits with their reasons, not only the words. */
const putEdits = StateEffect.define<readonly Edit[]>();

/** Editor state with the edits of a version, kept in step with the text. */
export function editsField(original: string, initial: readonly Edit[]) {
  const field = StateField.define<readonly Edit[]>({
    create: () => initial,
    update(edits, transaction) {
      const put = transaction.effects.filter((effect) => effect.is(putEdits)).at(-1);
      if (put) return put.value as readonly Edit[];
      return transaction.docChanged ? afterChanges(original, edits, transaction) : edits;
    },
  });
  const withHistory = invertedEffects.of(({ docChanged, startState }) =>
    docChanged ? [putEdits.of(startState.field(field))] : [],
  );
  return { field, extension: [field, withHistory] };
}

function afterChanges(original: string, edits: readonly Edit[], transaction: Transaction): readonly Edit[] {
  const issues = transaction.annotation(taken);
  const made: Change[] = [];
  transaction.changes.iterChanges(
    (from, to, _start, _end, inserted) =>
      made.push({ from, to, insert: inserted.toString(), issue: issues?.get(from) }),
    true,
  );
  // From the end: what comes before keeps its place.
  return made.reverse().reduce((list, change) => changeEdits(original, list, change), edits);
}
