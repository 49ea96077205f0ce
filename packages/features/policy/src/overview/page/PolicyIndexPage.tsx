'use client';
import { useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { LoadFailure, PageHeader, SearchField, Skeleton, SkeletonDelay } from '@hengce/ui';
import { NothingSaid } from '../../library/components/NothingSaid';
import { usePolicyHrefs } from '../../shared/hrefs';
import { usePolicyText } from '../../shared/text';
import { ClosingSoonPolicies } from '../embeds/ClosingSoonPolicies';
import { NewestPolicies } from '../embeds/NewestPolicies';
import { type FirmState, useFirmState } from '../useFirmState';
import { FirmParts } from './FirmParts';
import { FirmSentences } from './FirmSentences';
import { ModuleTiles } from './ModuleTiles';
import { page } from './PolicyIndexPage.css';
import { useIndexText } from './text';

/**
 * 政策总览: news for the enterprise this week, each line with its proof. Without an enterprise, what everybody may read.
 */
export function PolicyIndexPage() {
  const text = useIndexText().index;
  const { search } = usePolicyText();
  const { navigate } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const firmState = useFirmState();
  return (
    <div className={page}>
      <PageHeader title={text.title} description={text.description} />
      <SearchField
        label={text.searchLabel}
        placeholder={search.placeholder}
        size="touch"
        onSubmit={(q) => navigate(hrefs.search(q.trim() ? new URLSearchParams({ q }).toString() : undefined))}
      />
      <Opening firmState={firmState} />
      {firmState.kind === 'firm' ? (
        <FirmParts summary={firmState.summary} />
      ) : (
        <>
          <ClosingSoonPolicies />
          <NewestPolicies />
        </>
      )}
      {firmState.kind === 'guest' ? null : <ModuleTiles />}
    </div>
  );
}

function Opening({ firmState }: { firmState: FirmState }) {
  const text = useIndexText().index;
  const signIn = useExternalLink('account.login');
  const add = useExternalLink('account.enterpriseInformation', { add: '1' });
  const plans = useExternalLink('account.purchaseEquity');
  switch (firmState.kind) {
    case 'firm':
      return <FirmSentences summary={firmState.summary} />;
    case 'guest':
      return <NothingSaid words={text.guest} href={signIn} link={text.signIn} />;
    case 'expired':
      return <NothingSaid words={text.expired} href={plans} link={text.plans} />;
    case 'noEnterprise':
      return <NothingSaid words={text.noEnterprise} href={add} link={text.addEnterprise} />;
    case 'failed':
      return (
        <LoadFailure
          isLine
          error={firmState.error}
          title={text.failed}
          kept={text.failedKept}
          onRetry={firmState.retry}
        />
      );
    default:
      return (
        <SkeletonDelay isLoading skeleton={<Skeleton variant="block" height={148} />} label={text.loading}>
          {null}
        </SkeletonDelay>
      );
  }
}
