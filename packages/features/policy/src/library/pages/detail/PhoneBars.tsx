'use client';
import { useExternalLink } from '@hengce/feature-kit';
import { ActionBar, Icon, LinkButton, LinkIconButton } from '@hengce/ui';
import { ArrowLeft, GitCompareArrows, MessageSquareText } from 'lucide-react';
import { usePolicyHrefs } from '../../../shared/hrefs';
import type { Policy } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { SubscribePolicy } from '../../components/SubscribePolicy';
import { useSearchHref } from '../../hooks/lastSearch';
import { HeadMenu, type HeadMenuProps } from './HeadMenu';
import { phoneNumber, phoneTop } from './PolicyDetailPage.css';
import { StartLink } from './StartLink';

/** Top bar on phones: the shell hides its own where a page has one. */
export function PhoneTop(head: HeadMenuProps) {
  const { policy } = head;
  const text = usePolicyText().detail;
  const hrefs = usePolicyHrefs();
  const back = useSearchHref();
  return (
    <div className={phoneTop} data-page-bar="">
      <LinkIconButton label={text.back} icon={<Icon icon={ArrowLeft} />} href={back} />
      <span className={phoneNumber}>{policy.docNo ?? text.title}</span>
      <LinkIconButton
        label={text.compareThis}
        icon={<Icon icon={GitCompareArrows} />}
        href={hrefs.compare(policy.id)}
      />
      <HeadMenu {...head} variant="plain" />
    </div>
  );
}

/** Bottom bar on phones with the actions of a policy, in place of the shell's tabs. */
export function PhoneActions({ policy }: { policy: Policy }) {
  const text = usePolicyText().detail;
  const ask = useExternalLink('policy.askAssistant', { policyId: policy.id });
  return (
    <ActionBar variant="mobile" label={text.toolbar}>
      <SubscribePolicy policy={policy} />
      {ask ? (
        <LinkButton href={ask} iconStart={<Icon icon={MessageSquareText} />}>
          {text.ask}
        </LinkButton>
      ) : null}
      <StartLink policy={policy} />
    </ActionBar>
  );
}
