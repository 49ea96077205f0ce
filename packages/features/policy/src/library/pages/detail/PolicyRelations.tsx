'use client';
import { DescriptionList, Link, Text } from '@hengce/ui';
import { FactSection } from '../../../shared/components/facts/FactSection';
import { usePolicyHrefs } from '../../../shared/hrefs';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { inlineRow } from './PolicyFacts.css';

/** Relations of the policy: its basis, what it implements and what it replaces; nothing without any. */
export function PolicyRelations({ policy: { relations } }: { policy: Policy }) {
  const text = usePolicyText().detail;
  const hrefs = usePolicyHrefs();
  if (relations.length === 0) return null;
  return (
    <FactSection title={text.relations}>
      <DescriptionList
        items={relations.map(({ label, policy }) => ({
          label,
          value: (
            <span className={inlineRow}>
              <Link href={hrefs.detail(policy.id)} variant="document">
                {policy.title}
              </Link>
              {policy.docNo ? <Text variant="meta">{policy.docNo}</Text> : null}
            </span>
          ),
        }))}
      />
    </FactSection>
  );
}
