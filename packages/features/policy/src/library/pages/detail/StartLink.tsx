'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { Button, LinkButton, Menu, MenuTrigger } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { matchQueries } from '../../../shared/data/match';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { takesApplications } from '../../../shared/model/matchReport';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { isWithoutFiling, startableItems } from '../../model/startable';

/**
 * Link to the guide of the only item, or to a choice among several; nothing for a document without items to declare. It says 开始申报
 * while applications are taken, 查看办理方式 of what nobody files for, and 办事指南 of the rest.
 */
export function StartLink({ policy }: { policy: Policy }) {
  const { beginDeclaration, guide, howToClaim } = usePolicyText();
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
  const isClaimed = isWithoutFiling(policy);
  const mayBegin = !isClaimed && takesApplications(policy.window);
  const others = isClaimed ? howToClaim : guide;
  const label = mayBegin ? beginDeclaration : others;
  const variant = mayBegin ? 'primary' : 'secondary';
  if (!first) return null;
  if (!second)
    return (
      <LinkButton variant={variant} href={hrefs.apply(policy.id, first.id)}>
        {label}
      </LinkButton>
    );
  return (
    <MenuTrigger>
      <Button variant={variant}>{label}</Button>
      <Menu
        onAction={(itemId) => navigate(hrefs.apply(policy.id, itemId))}
        items={items.map((item) => ({ id: item.id, label: item.name }))}
      />
    </MenuTrigger>
  );
}
