'use client';
import { ClauseBlock, LinkButton, StateView } from '@hengce/ui';
import { memo, useMemo, useRef } from 'react';
import type { Clause, Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { useIsNear } from '../../hooks/useIsNear';
import { citedIds, isQuotable, pieces } from '../../model/clauses';
import { findMarks } from '../../model/marks';
import { ClauseActions, type ClauseActionsProps } from './ClauseActions';
import { piece, quotable, slot } from './PolicyDetailPage.css';

export interface PolicyTextProps {
  policy: Policy;
  /** Id of the clause that the address names; undefined for none. */
  citedId: string | undefined;
  /** Words to mark. */
  terms: readonly string[];
}

/**
 * Clauses of a policy. A long law is cut into pieces, of which the browser lays out only those in view. Without clauses
 * an empty state, with a link to the official page where there is one.
 */
export function PolicyText({ policy, citedId, terms }: PolicyTextProps) {
  const text = usePolicyText().detail;
  const parts = useMemo(() => pieces(policy.clauses), [policy.clauses]);
  const cited = useMemo(() => citedIds(policy.clauses, citedId), [policy.clauses, citedId]);
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
  return parts.map((clauses) => (
    <Piece
      key={clauses[0]?.id}
      policy={policy}
      clauses={clauses}
      cited={clauses.some(({ id }) => cited.has(id)) ? cited : nothing}
      terms={terms}
    />
  ));
}

const nothing: ReadonlySet<string> = new Set();

interface PieceProps extends Omit<PolicyTextProps, 'citedId'> {
  clauses: readonly Clause[];
  /** Ids of the clauses to mark in all pieces. */
  cited: ReadonlySet<string>;
}

/** Piece of a text, not rendered again while other pieces change: a jump renders two of fifty. */
const Piece = memo(function Piece({ policy, clauses, cited, terms }: PieceProps) {
  const root = useRef<HTMLElement>(null);
  const isNear = useIsNear(root);
  return (
    <section ref={root} className={piece}>
      {clauses.map((clause) => {
        const hasActions = isQuotable(policy.clauses, clause);
        return (
          <div key={clause.id} className={hasActions ? `${slot} ${quotable}` : slot}>
            <ClauseBlock
              {...clause}
              isCited={cited.has(clause.id)}
              marks={findMarks(clause.text, terms)}
              actions={hasActions ? <ActionsSlot policy={policy} clauseId={clause.id} isNear={isNear} /> : undefined}
            />
          </div>
        );
      })}
    </section>
  );
});

/**
 * Buttons of a clause, made when its piece comes near, because hundreds of them take longer than all the text; the room
 * for them is there before.
 */
function ActionsSlot({ isNear, ...clause }: ClauseActionsProps & { isNear: boolean }) {
  return isNear ? <ClauseActions {...clause} /> : null;
}
