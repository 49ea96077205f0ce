'use client';
import { hasOnlyFailed, type PageProps, useFeatureHost, usePageTitle } from '@hengce/feature-kit';
import { Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { DeclarationFailure } from '../../components/DeclarationFailure';
import { useDeclarationText } from '../../components/text';
import { declarationQueries } from '../../data/declarations';
import { bones } from './ApplicationPage.css';
import { ApplicationView } from './ApplicationView';

/** Milliseconds after which the form is read again, since others may write in it. */
const lookAgain = 30_000;

/** 申报填报: the form, its materials, the review and the package. */
export function ApplicationPage({ params }: PageProps<'ProjectApplication/:declarationId'>) {
  const text = useDeclarationText().declaration;
  const { api } = useFeatureHost();
  const { declarationId } = params;
  const declaration = useQuery(declarationQueries(api).detail(declarationId));
  const form = useQuery({ ...declarationQueries(api).form(declarationId), refetchInterval: lookAgain });
  usePageTitle(declaration.data?.projectName);
  const failed = [declaration, form].find(hasOnlyFailed);
  if (failed) return <DeclarationFailure query={failed} />;
  return (
    <SkeletonDelay isLoading={!declaration.data || !form.data} skeleton={<Bones />} label={text.loading}>
      {declaration.data && form.data ? (
        <ApplicationView key={declarationId} declaration={declaration.data} sheet={form.data} />
      ) : null}
    </SkeletonDelay>
  );
}

const Bones = () => (
  <div className={bones} aria-hidden="true">
    <Skeleton variant="title" width={240} />
    <Skeleton variant="row" lines={8} />
  </div>
);
