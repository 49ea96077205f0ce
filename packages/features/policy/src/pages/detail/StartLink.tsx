'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, LinkButton, Menu, MenuTrigger } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeclarationText } from '../../components/declaration/text';
import { useEnterprise } from '../../components/match/useEnterprise';
import { matchQueries } from '../../data/match';
import { usePolicyHrefs } from '../../hrefs';
import { startableItems } from '../../model/startable';
import type { Policy } from '../../model/types';

/** 开始申报: to the guide of the item, or to the choice of one; nothing for a document that gives none. */
export function StartLink({ policy }: { policy: Policy }) {
  const text = useDeclarationText().declaration.start;
  const { api, navigate, session } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const hasConditions = policy.items.some(({ conditions }) => conditions.length > 0);
  const { current } = useEnterprise(session.isSignedIn && hasConditions);
  const match = useQuery({
    ...matchQueries(api).policy(policy.id, current?.id ?? ''),
    enabled: hasConditions && current !== undefined,
  });
  const items = startableItems(policy, match.data);
  const [first, second] = items;
  if (!first) return null;
  if (!second)
    return (
      <LinkButton variant="primary" size="sm" href={hrefs.apply(policy.id, first.id)}>
        {text.begin}
      </LinkButton>
    );
  return (
    <MenuTrigger>
      <Button variant="primary" size="sm">
        {text.begin}
      </Button>
      <Menu
        onAction={(itemId) => navigate(hrefs.apply(policy.id, itemId))}
        items={items.map((item) => ({ id: item.id, label: item.name }))}
      />
    </MenuTrigger>
  );
}
