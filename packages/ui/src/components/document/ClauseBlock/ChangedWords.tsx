import { splitByMarks } from '../../Highlight/splitByMarks';
import { added, removed } from './ClauseBlock.css';
import type { ClauseChange } from './clauseOptions';

/** Words of two versions in one text, in del and ins: deleted ones are struck through, inserted ones underlined. */
export function ChangedWords({ text, changes }: { text: string; changes: readonly ClauseChange[] }) {
  return splitByMarks(
    text,
    changes.map(({ start, end }) => [start, end]),
  ).map((part) => {
    if (!part.isMarked) return part.text;
    const change = changes.find(({ start, end }) => part.start >= start && part.start < end);
    return change?.kind === 'removed' ? (
      <del key={part.start} className={removed}>
        {part.text}
      </del>
    ) : (
      <ins key={part.start} className={added}>
        {part.text}
      </ins>
    );
  });
}
