'use client';
import { useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { Icon, IconButton, Menu, MenuTrigger, useCopy } from '@hengce/ui';
import { Copy, Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { usePolicyHrefs } from '../../../shared/hrefs';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { citationOf } from '../../model/citation';
import { clauseLabel } from '../../model/clauses';

export interface ClauseActionsProps {
  policy: Policy;
  clauseId: string;
}

/**
 * Buttons of a clause: copy with citation, and ask the assistant where there is one. Text selected by hand is copied as
 * it is, without additions.
 */
export function ClauseActions({ policy, clauseId }: ClauseActionsProps) {
  const text = usePolicyText().detail;
  const { navigate } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const copy = useCopy();
  const button = useRef<HTMLButtonElement>(null);
  const ask = useExternalLink('policy.askAssistant', { policyId: policy.id, clauseId });
  const label = clauseLabel(policy.clauses, clauseId);
  const copyClause = () => {
    const address = new URL(hrefs.detail(policy.id, { clauseId }), button.current?.ownerDocument.baseURI).href;
    return copy(citationOf(policy, clauseId, address, text));
  };
  if (ask === undefined)
    return (
      <IconButton
        ref={button}
        size="sm"
        label={text.copyClause(label)}
        icon={<Icon icon={Copy} size="sm" />}
        onPress={copyClause}
      />
    );
  return (
    <MenuTrigger>
      <IconButton ref={button} size="sm" label={text.clauseActions(label)} icon={<Icon icon={Ellipsis} size="sm" />} />
      <Menu
        onAction={(action) => (action === 'ask' ? navigate(ask) : void copyClause())}
        items={[
          { id: 'copy', label: text.copyClause(label) },
          { id: 'ask', label: text.askClause },
        ]}
      />
    </MenuTrigger>
  );
}
