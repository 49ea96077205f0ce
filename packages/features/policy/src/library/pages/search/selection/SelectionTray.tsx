'use client';
import { useExternalLink } from '@hengce/feature-kit';
import { ActionBar, Button, LinkButton, Text } from '@hengce/ui';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { maxCompared } from '../../../../shared/model/compared';
import { usePolicyText } from '../../../../shared/text';
import { SubscribePolicy } from '../../../components/SubscribePolicy';
import type { Selection } from './useSelection';

/** Actions on the ticked policies: compare two to four, ask about or subscribe to one; nothing without any. */
export function SelectionTray({ selection: { policies, clear } }: { selection: Selection }) {
  const text = usePolicyText();
  const hrefs = usePolicyHrefs();
  const [first, second] = policies;
  const ask = useExternalLink('policy.askAssistant', { policyId: first?.id ?? '' });
  if (!first) return null;
  return (
    <ActionBar
      variant="tray"
      label={text.search.selection}
      summary={
        <>
          {text.search.selected(policies.length, maxCompared)}
          {second ? null : <Text variant="caption">{text.search.selectMore}</Text>}
        </>
      }
    >
      <Button variant="quiet" onPress={clear}>
        {text.search.clearSelection}
      </Button>
      {second ? (
        <LinkButton variant="primary" href={hrefs.compare(...policies.map(({ id }) => id))}>
          {text.search.compareSelected}
        </LinkButton>
      ) : (
        <>
          <SubscribePolicy policy={first} />
          {ask ? <LinkButton href={ask}>{text.detail.ask}</LinkButton> : null}
        </>
      )}
    </ActionBar>
  );
}
