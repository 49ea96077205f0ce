'use client';
import { Icon, IconButton, useCopy } from '@hengce/ui';
import { Copy } from 'lucide-react';
import { usePolicyHrefs } from '../../hrefs';
import { citationOf } from '../../model/citation';
import { clauseLabel } from '../../model/clauses';
import type { Policy } from '../../model/types';
import { usePolicyText } from '../../text';

export interface CopyClauseProps {
  policy: Policy;
  clauseId: string;
}

/** Copies a clause with its citation. What a reader selects by hand is copied as it is: nothing is added behind their back. */
export function CopyClause({ policy, clauseId }: CopyClauseProps) {
  const text = usePolicyText().detail;
  const hrefs = usePolicyHrefs();
  const copy = useCopy();
  return (
    <IconButton
      size="sm"
      label={text.copyClause(clauseLabel(policy.clauses, clauseId))}
      icon={<Icon icon={Copy} size="sm" />}
      onPress={({ target }) => {
        const address = new URL(hrefs.detail(policy.id, { clauseId }), target.ownerDocument.baseURI).href;
        return copy(citationOf(policy, clauseId, address, text));
      }}
    />
  );
}
