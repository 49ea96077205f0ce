'use client';
import { LinkButton, LoadFailure, StateView } from '@hengce/ui';
import { usePolicyHrefs } from '../../shared/hrefs';
import { isAbsent } from '../../shared/model/isAbsent';
import { useDeclarationText } from './text';

/** A declaration that cannot be shown: there is none, or it could not be read. */
export function DeclarationFailure({ query }: { query: { error: unknown; refetch: () => unknown } }) {
  const text = useDeclarationText().declaration;
  const toAll = <LinkButton href={usePolicyHrefs().declarations()}>{text.all}</LinkButton>;
  return isAbsent(query.error) ? (
    <StateView kind="notFound" size="page" title={text.goneTitle} description={text.goneBody} primaryAction={toAll} />
  ) : (
    <LoadFailure
      error={query.error}
      title={text.failedTitle}
      kept={text.failedKept}
      onRetry={() => void query.refetch()}
      secondaryAction={toAll}
      size="page"
    />
  );
}
