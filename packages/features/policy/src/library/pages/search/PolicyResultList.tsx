'use client';
import { useNow } from '@hengce/feature-kit';
import { Checkbox, ConditionCells, PolicyRow } from '@hengce/ui';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { cellsOf } from '../../../shared/model/matchReport';
import type { PolicySummary } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { policyRowProps } from '../../model/policyRow';
import type { Selection } from './selection/useSelection';

export interface PolicyResultListProps {
  rows: readonly PolicySummary[];
  /** Words that the server searched for; opened documents mark them. */
  terms: readonly string[];
  /** Whether the rows are those of the search before. */
  isStale: boolean;
  selection: Selection;
}

/**
 * Hits of the search, each to be ticked. Titles link to the document, snippets to their clause; cells show the match of
 * the enterprise, where it is known.
 */
export function PolicyResultList({ rows, terms, isStale, selection }: PolicyResultListProps) {
  const text = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const hasFits = rows.some(({ fit }) => fit);
  return (
    <ul aria-busy={isStale}>
      {rows.map((policy) => (
        <li key={policy.id}>
          <PolicyRow
            {...policyRowProps(policy, { hrefs, text, now, terms })}
            selection={
              <Checkbox
                aria-label={text.search.select(policy.title)}
                isSelected={selection.has(policy.id)}
                isDisabled={selection.isFull && !selection.has(policy.id)}
                onChange={() => selection.toggle(policy)}
              />
            }
            conditions={
              policy.fit ? (
                <ConditionCells {...cellsOf(policy.fit.counts)} summary="below" />
              ) : hasFits ? null : undefined
            }
          />
        </li>
      ))}
    </ul>
  );
}
