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

/** The only bar above on phones: the shell takes its own away where a page brings one. */
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

/** What one does with a policy, under the thumb, in place of the tabs of the shell. */
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
