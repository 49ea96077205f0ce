'use client';
import type { ComparedClause, ComparedRow } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { ClauseBlock, Link, Tag, type TagTone } from '@hengce/ui';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { absent, cell, cellHead, meta, row as rowBox, rowHead } from './ComparePage.css';
import { compareState } from './compareState';
import { type Side, sideText } from './sideText';
import { useCompareText } from './text';

const tones: Record<ComparedRow['change'], TagTone> = {
  same: 'neutral',
  renumbered: 'neutral',
  moved: 'accent',
  split: 'accent',
  merged: 'accent',
  changed: 'warning',
  added: 'success',
  removed: 'danger',
};

/** Matching clauses of both documents, or one clause without a counterpart. */
export function CompareRow({ row }: { row: ComparedRow }) {
  const text = useCompareText().compare;
  const [{ left, right }] = useSearchState(compareState);
  const { change } = row;
  return (
    <article id={`row-${row.id}`} className={rowBox}>
      <p className={rowHead}>
        <Tag tone={tones[change]}>{text.change[change]}</Tag>
        {change === 'split' || change === 'merged' ? <span className={meta}>{text.rows.part[change]}</span> : null}
      </p>
      <Cell row={row} at="left" clause={row.left} policyId={left} />
      <Cell row={row} at="right" clause={row.right} policyId={right} />
    </article>
  );
}

interface CellProps {
  row: ComparedRow;
  at: Side;
  clause: ComparedClause | null;
  policyId: string;
}

function Cell({ row, at, clause, policyId }: CellProps) {
  const text = useCompareText().compare.rows;
  const hrefs = usePolicyHrefs();
  if (clause === null) return <p className={absent}>{text.absent[at]}</p>;
  // A part beside its whole: the words say which, marks would cover nearly everything.
  const { words, changes } = sideText(row.segments, at);
  const isPart = row.change === 'split' || row.change === 'merged';
  return (
    <div className={cell}>
      {clause.label ? (
        <p className={cellHead}>
          <Link href={hrefs.detail(policyId, { clauseId: clause.clauseId })} variant="standalone">
            {clause.label}
          </Link>
        </p>
      ) : null}
      <ClauseBlock id={`${at}-${row.id}`} kind="article" text={words} changes={isPart ? undefined : changes} />
    </div>
  );
}
