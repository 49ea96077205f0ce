'use client';
import { Link } from '@hengce/ui';
import { usePolicyText } from '../../../shared/text';

export interface ClauseJumps {
  /** The address of a clause, or undefined when the text here does not hold it. */
  hrefOfClause: (id: string) => string | undefined;
  onJump: (id: string) => void;
}

export interface ClauseLinkProps extends ClauseJumps {
  id: string | null;
  /** 第七条（二） */
  label: string;
}

/** The clause that says so. Nothing when the text here does not hold it. */
export function ClauseLink({ id, label, hrefOfClause, onJump }: ClauseLinkProps) {
  const text = usePolicyText().detail;
  const href = id && hrefOfClause(id);
  if (!href || !label) return null;
  return (
    <Link href={href} variant="standalone" aria-label={text.jumpTo(label)} onPress={() => onJump(id)}>
      {label}
    </Link>
  );
}
