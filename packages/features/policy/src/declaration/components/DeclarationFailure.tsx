'use client';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { LinkButton, StateView } from '@hengce/ui';
import { usePolicyHrefs } from '../../shared/hrefs';
import { useDeclarationText } from './text';

/** Failure of a declaration's page: it does not exist, or could not be read. */
export function DeclarationFailure({ query }: { query: { error: unknown; refetch: () => unknown } }) {
  const text = useDeclarationText().declaration;
  const toAll = <LinkButton href={usePolicyHrefs().declarations()}>{text.all}</LinkButton>;
  return isAbsent(query.error) ? (
    <StateView kind="notFound" size="page" title={text.goneTitle} description={text.goneBody} primaryAction={toAll} />
  ) : (
    <QueryFailure query={query} title={text.failedTitle} kept={text.failedKept} secondaryAction={toAll} size="page" />
  );
}
