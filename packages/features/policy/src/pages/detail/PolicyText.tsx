'use client';
import { ClauseBlock, LinkButton, StateView } from '@hengce/ui';
import { memo, useMemo, useRef } from 'react';
import { useIsNear } from '../../hooks/useIsNear';
import { isQuotable, pieces } from '../../model/clauses';
import { findMarks } from '../../model/marks';
import type { Clause, Policy } from '../../model/types';
import { usePolicyText } from '../../text';
import { CopyClause, type CopyClauseProps } from './CopyClause';
import { piece, quotable, slot } from './PolicyDetailPage.css';

export interface PolicyTextProps {
  policy: Policy;
  /** The clause that the address names. */
  citedId: string | undefined;
  /** Words to mark. */
  terms: readonly string[];
}

/** The clauses. A long law is cut into pieces of which the browser lays out only those in view. */
export function PolicyText({ policy, citedId, terms }: PolicyTextProps) {
  const text = usePolicyText().detail;
  const parts = useMemo(() => pieces(policy.clauses), [policy.clauses]);
  if (parts.length === 0) {
    const { url } = policy.source;
    return (
      <StateView
        kind="empty"
        title={text.noText}
        description={url ? text.noTextDescription : text.noTextNoLink}
        primaryAction={
          url ? (
            <LinkButton href={url} target="_blank" rel="noopener noreferrer nofollow">
              {text.openOfficial}
            </LinkButton>
          ) : undefined
        }
      />
    );
  }
  return parts.map((clauses) => {
    const isCitedHere = clauses.some(({ id }) => id === citedId);
    return (
      <Piece
        key={clauses[0]?.id}
        policy={policy}
        clauses={clauses}
        citedId={isCitedHere ? citedId : undefined}
        terms={terms}
      />
    );
  });
}

/** Kept as it is while other pieces change: a jump re-renders two of fifty. */
const Piece = memo(function Piece({
  policy,
  clauses,
  citedId,
  terms,
}: PolicyTextProps & { clauses: readonly Clause[] }) {
  const root = useRef<HTMLElement>(null);
  const isNear = useIsNear(root);
  return (
    <section ref={root} className={piece}>
      {clauses.map((clause) => {
        const hasCopy = isQuotable(policy.clauses, clause);
        return (
          <div key={clause.id} className={hasCopy ? `${slot} ${quotable}` : slot}>
            <ClauseBlock
              {...clause}
              isCited={clause.id === citedId}
              marks={findMarks(clause.text, terms)}
              actions={hasCopy ? <CopySlot policy={policy} clauseId={clause.id} isNear={isNear} /> : undefined}
            />
          </div>
        );
      })}
    </section>
  );
});

/** Hundreds of buttons take longer than all the text; each is made when its piece comes near. The room for it is there before. */
function CopySlot({ isNear, ...clause }: CopyClauseProps & { isNear: boolean }) {
  return isNear ? <CopyClause {...clause} /> : null;
}
