'use client';
import { useExternalLink, useNow } from '@hengce/feature-kit';
import { chineseDate } from '@hengce/text';
import { DocumentHeader, type DocumentStatus, Icon, IconButton, LinkButton } from '@hengce/ui';
import { Printer } from 'lucide-react';
import type { Policy, PolicyStatus } from '../../../shared/model/types';
import { type PolicyText, usePolicyText } from '../../../shared/text';
import { SubscribeButton } from '../../components/SubscribeButton';
import { summaryAuthorOf } from '../../model/summaryAuthor';
import { headActions, wideActions } from './PolicyDetailPage.css';
import { type ReadingFont, ReadingFontControl } from './ReadingFontControl';
import { StartLink } from './StartLink';

export interface PolicyHeadProps {
  policy: Policy;
  font: ReadingFont;
  onFontChange: (font: ReadingFont) => void;
}

/** What the header marks. Of what nobody compared with the document, the line below the title says who says what. */
const statuses: Record<PolicyStatus, DocumentStatus | undefined> = {
  in_force: 'inForce',
  not_yet_effective: 'notYetEffective',
  amended: 'amended',
  repealed: 'repealed',
  expired: 'expired',
  unverified: undefined,
};

/** 版头, with the red rule as the axis of the policy's dates. Samples wear none. */
export function PolicyHead({ policy, font, onFontChange }: PolicyHeadProps) {
  const text = usePolicyText();
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
      actions={
        <div className={headActions}>
          <SubscribeButton
            kind="policy"
            name={policy.title}
            spec={{ policyId: policy.id }}
            label={text.subscribe.policy}
          />
          <div className={wideActions}>
            {policy.hasFullText ? <ReadingFontControl font={font} onChange={onFontChange} /> : null}
            <IconButton
              label={text.detail.print}
              icon={<Icon icon={Printer} />}
              variant="outlined"
              onPress={({ target }) => target.ownerDocument.defaultView?.print()}
            />
          </div>
          {ask ? (
            <LinkButton size="sm" href={ask}>
              {text.detail.ask}
            </LinkButton>
          ) : null}
          <StartLink policy={policy} />
        </div>
      }
    />
  );
}

/** The one line under the title: since when, until when, how many versions. */
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
