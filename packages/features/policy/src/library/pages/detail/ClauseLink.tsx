'use client';
import { Link } from '@hengce/ui';
import { usePolicyText } from '../../../shared/text';

export interface ClauseJumps {
  /** Address of a clause; undefined when the text here does not contain it. */
  hrefOfClause: (id: string) => string | undefined;
  onJump: (id: string) => void;
}

export interface ClauseLinkProps extends ClauseJumps {
  id: string | null;
  /** Label, such as 第七条（二）. */
  label: string;
}

/** Link to the clause that states something; nothing without a label, or when the text here does not contain the clause. */
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
