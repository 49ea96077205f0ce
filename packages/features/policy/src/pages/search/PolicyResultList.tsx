import { PolicyRow } from '@hengce/ui';
import type { PolicyHrefs } from '../../hrefs';
import { policyRowProps } from '../../model/policyRow';
import type { PolicySummary } from '../../model/types';
import type { PolicyText } from '../../text';

export interface PolicyResultListProps {
  rows: readonly PolicySummary[];
  hrefs: PolicyHrefs;
  text: PolicyText;
  now: Date;
  /** The words that the server searched for; the documents behind the rows mark them. */
  terms: readonly string[];
  /** The rows are those of the search before. */
  isStale?: boolean;
}

/** The hits. Titles lead to the document, snippets to their clause. */
export function PolicyResultList({ rows, isStale = false, ...context }: PolicyResultListProps) {
  return (
    <ul aria-busy={isStale}>
      {rows.map((policy) => (
        <li key={policy.id}>
          <PolicyRow {...policyRowProps(policy, context)} />
        </li>
      ))}
    </ul>
  );
}
