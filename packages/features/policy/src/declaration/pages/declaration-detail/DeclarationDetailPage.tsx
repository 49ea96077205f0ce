'use client';
import { hasOnlyFailed, type PageProps, useFeatureHost, usePageTitle } from '@hengce/feature-kit';
import { Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { widePage } from '../../../shared/components/page.css';
import { DeclarationFailure } from '../../components/DeclarationFailure';
import { useDeclarationText } from '../../components/text';
import { declarationQueries } from '../../data/declarations';
import { bones } from './DeclarationDetailPage.css';
import { DeclarationView } from './DeclarationView';

/** 申报进度: state, due days and results of a declaration. */
export function DeclarationDetailPage({ params }: PageProps<'ProjectDeclaration/details/:declarationId'>) {
  const text = useDeclarationText().declaration;
  const { api } = useFeatureHost();
  const declaration = useQuery(declarationQueries(api).detail(params.declarationId));
  const { data } = declaration;
  usePageTitle(data?.projectName);
  if (hasOnlyFailed(declaration)) return <DeclarationFailure query={declaration} />;
  return (
    <div className={widePage}>
      <SkeletonDelay isLoading={!data} skeleton={<Bones />} label={text.loading}>
        {data ? <DeclarationView key={data.id} declaration={data} /> : null}
      </SkeletonDelay>
    </div>
  );
}

const Bones = () => (
  <div className={bones} aria-hidden="true">
    <Skeleton variant="title" width={280} />
    <Skeleton variant="block" height={64} />
    <Skeleton variant="row" lines={6} />
  </div>
);
