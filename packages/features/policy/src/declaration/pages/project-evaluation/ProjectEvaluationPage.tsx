'use client';
import { hasOnlyFailed, type PageProps, useFeatureHost } from '@hengce/feature-kit';
import { LinkButton, PageHeader, SampleTag, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { widePage } from '../../../shared/components/page.css';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { DeclarationFailure } from '../../components/DeclarationFailure';
import { declarationQueries } from '../../data/declarations';
import { EvaluationSheet } from './EvaluationSheet';
import { useProjectEvaluationText } from './text';

/** 项目预评估: the decision whether to declare, before anything is written. */
export function ProjectEvaluationPage({ params }: PageProps<'ProjectEvaluation/:declarationId'>) {
  const text = useProjectEvaluationText().projectEvaluation;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const { declarationId } = params;
  const declaration = useQuery(declarationQueries(api).detail(declarationId));
  const evaluation = useQuery(declarationQueries(api).evaluation(declarationId));
  const failed = [declaration, evaluation].find(hasOnlyFailed);
  if (failed) return <DeclarationFailure query={failed} />;
  return (
    <div className={widePage}>
      <PageHeader
        title={text.title}
        description={
          declaration.data && (
            <>
              {declaration.data.isSample ? <SampleTag size="sm" /> : null}{' '}
              {text.description(declaration.data.projectName, declaration.data.itemName)}
            </>
          )
        }
        actions={
          <LinkButton variant="primary" href={hrefs.application(declarationId)}>
            {text.toForm}
          </LinkButton>
        }
      />
      <SkeletonDelay
        isLoading={!declaration.data || !evaluation.data}
        skeleton={<Skeleton variant="row" lines={8} />}
        label={text.loading}
      >
        {declaration.data && evaluation.data ? (
          <EvaluationSheet
            key={declarationId}
            evaluation={evaluation.data}
            enterpriseId={declaration.data.enterprise.id}
          />
        ) : null}
      </SkeletonDelay>
    </div>
  );
}
