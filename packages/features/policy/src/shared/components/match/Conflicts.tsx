'use client';
import type { MatchItem } from '@hengce/api';
import { Link, withoutSampleMark } from '@hengce/ui';
import { usePolicyHrefs } from '../../hrefs';
import { list, reason } from './Conflicts.css';
import { useMatchText } from './text';

export interface ConflictsProps {
  conflicts: MatchItem['conflicts'];
  /** Whether the titles are words only, for a reader without an account. */
  isPlain?: boolean;
}

/** Items that cannot be had together with one (不能同时享受), each with the words of its document. */
export function Conflicts({ conflicts, isPlain = false }: ConflictsProps) {
  const text = useMatchText().match;
  const hrefs = usePolicyHrefs();
  return (
    <ul className={list} aria-label={text.conflicts}>
      {conflicts.map((conflict) => (
        <li key={conflict.title}>
          {isPlain ? (
            withoutSampleMark(conflict.title)
          ) : (
            <Link href={hrefs.detail(conflict.policyId)}>{withoutSampleMark(conflict.title)}</Link>
          )}
          <span className={reason}>
            {text.comma}
            {conflict.reason}
          </span>
        </li>
      ))}
    </ul>
  );
}
