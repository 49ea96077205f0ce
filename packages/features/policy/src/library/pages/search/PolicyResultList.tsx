'use client';
import { useNow } from '@hengce/feature-kit';
import { PolicyRow } from '@hengce/ui';
import { usePolicyHrefs } from '../../../shared/hrefs';
import type { PolicySummary } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { policyRowProps } from '../../model/policyRow';

export interface PolicyResultListProps {
  rows: readonly PolicySummary[];
  /** The words that the server searched for; the documents behind the rows mark them. */
  terms: readonly string[];
  /** The rows are those of the search before. */
  isStale: boolean;
}

/** The hits. Titles lead to the document, snippets to their clause. */
export function PolicyResultList({ rows, terms, isStale }: PolicyResultListProps) {
  const text = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  return (
    <ul aria-busy={isStale}>
      {rows.map((policy) => (
        <li key={policy.id}>
          <PolicyRow {...policyRowProps(policy, { hrefs, text, now, terms })} />
        </li>
      ))}
    </ul>
  );
}
