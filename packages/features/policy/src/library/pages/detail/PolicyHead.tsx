'use client';
import { useExternalLink, useNow } from '@hengce/feature-kit';
import { chineseDate } from '@hengce/text';
import { DocumentHeader, type DocumentStatus, Icon, LinkButton, LinkIconButton } from '@hengce/ui';
import { GitCompareArrows, MessageSquareText } from 'lucide-react';
import { usePolicyHrefs } from '../../../shared/hrefs';
import type { Policy, PolicyStatus } from '../../../shared/model/types';
import { type PolicyText, usePolicyText } from '../../../shared/text';
import { SubscribePolicy } from '../../components/SubscribePolicy';
import { summaryAuthorOf } from '../../model/summaryAuthor';
import { HeadMenu, type HeadMenuProps } from './HeadMenu';
import { headActions } from './PolicyDetailPage.css';
import { StartLink } from './StartLink';

export type PolicyHeadProps = HeadMenuProps;

/** Status that the header marks; none for what nobody compared with the document, where the line below the title says who says what. */
const statuses: Record<PolicyStatus, DocumentStatus | undefined> = {
  in_force: 'inForce',
  not_yet_effective: 'notYetEffective',
  amended: 'amended',
  repealed: 'repealed',
  expired: 'expired',
  unverified: undefined,
};

/** 版头, with the red line as the axis of the policy's dates. Samples have none. */
export function PolicyHead({ policy, font, onFontChange }: PolicyHeadProps) {
  const text = usePolicyText();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const ask = useExternalLink('policy.askAssistant', { policyId: policy.id });
  // What a third party collected was compared with no document: its kind is a guess.
  const isUnofficial = summaryAuthorOf(policy) === 'thirdParty';
  return (
    <DocumentHeader
      issuers={policy.issuers}
      docNo={policy.docNo}
      title={policy.title}
      status={statuses[policy.status]}
      tags={[
        { label: isUnofficial ? text.provenance.third_party : text.kind[policy.kind] },
        { label: text.level[policy.level] },
      ]}
      facts={factsOf(policy, text)}
      milestones={policy.milestones}
      deadline={policy.window}
      now={now}
      isSample={policy.isSample}
      isUnofficial={isUnofficial}
      hasNumberInBar
      actions={
        <div className={headActions}>
          <HeadMenu policy={policy} font={font} onFontChange={onFontChange} />
          <SubscribePolicy policy={policy} />
          <LinkIconButton
            label={text.detail.compareThis}
            icon={<Icon icon={GitCompareArrows} />}
            variant="outlined"
            href={hrefs.compare(policy.id)}
          />
          {ask ? (
            <LinkButton href={ask} iconStart={<Icon icon={MessageSquareText} />}>
              {text.detail.ask}
            </LinkButton>
          ) : null}
          <StartLink policy={policy} />
        </div>
      }
    />
  );
}

/** Line under the title: since when, until when, how many versions. */
function factsOf(policy: Policy, text: PolicyText): string {
  const { statusNote, effectiveFrom, effectiveTo, versions } = policy;
  const dates = statusNote
    ? [statusNote]
    : [
        effectiveFrom && text.detail.factsEffective(chineseDate(effectiveFrom)),
        effectiveTo && text.detail.factsUntil(chineseDate(effectiveTo)),
      ];
  return [...dates, versions.length > 1 && text.detail.factsVersions(versions.length)].filter(Boolean).join(text.comma);
}
