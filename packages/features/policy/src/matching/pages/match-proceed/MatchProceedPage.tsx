'use client';
import type { MatchVariant } from '@hengce/api';
import { hasOnlyFailed, useFeatureHost } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { EnterpriseNone } from '../../../shared/components/match/EnterpriseNone';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { matchQueries } from '../../../shared/data/match';
import { ProceedSkeleton } from './ProceedSkeleton';
import { Questionnaire } from './Questionnaire';
import { useMatchProceedText } from './text';

export const MatchProceedPage = () => <MatchProceed variant="general" />;
export const ProjectProceedPage = () => <MatchProceed variant="project" />;
export const FinanceProceedPage = () => <MatchProceed variant="finance" />;

/** 匹配答题 (screen 05): only questions that can still change a result, each answer stored at once. */
function MatchProceed({ variant }: { variant: MatchVariant }) {
  const text = useMatchProceedText().matchProceed;
  const { api } = useFeatureHost();
  const { query: enterprises, current } = useEnterprise();
  const progress = useQuery({
    ...matchQueries(api).progress(current?.id ?? '', variant),
    enabled: current !== undefined,
  });
  const failed = [enterprises, progress].find(hasOnlyFailed);
  if (failed) {
    return <QueryFailure query={failed} title={text.failedTitle} kept={text.failedKept} size="page" />;
  }
  if (enterprises.data && !current) return <EnterpriseNone />;
  return (
    <SkeletonDelay isLoading={!progress.data} skeleton={<ProceedSkeleton />} label={text.loading}>
      {progress.data ? <Questionnaire key={progress.data.enterprise.id} progress={progress.data} /> : null}
    </SkeletonDelay>
  );
}
