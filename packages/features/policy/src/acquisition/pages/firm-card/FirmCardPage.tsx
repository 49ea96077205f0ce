'use client';
import { hasOnlyFailed, type PageProps, useFeatureHost, usePageTitle } from '@hengce/feature-kit';
import { isAbsent, QueryFailure } from '@hengce/feature-parts';
import { LinkButton, Skeleton, SkeletonDelay, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { widePage } from '../../../shared/components/page.css';
import { useAcquisitionHrefs } from '../../../shared/hrefs';
import { acquisitionQueries } from '../../data/acquisition';
import { FirmCard } from './FirmCard';
import { useFirmCardText } from './text';

/** Public facts of a firm, each with its source and day. */
export function FirmCardPage({ params: { firmId } }: PageProps<'firm/:firmId'>) {
  const text = useFirmCardText().firmCard;
  const { api } = useFeatureHost();
  const hrefs = useAcquisitionHrefs();
  const firm = useQuery(acquisitionQueries(api).firm(firmId));
  const { data } = firm;
  usePageTitle(data?.firm.name);
  const toFind = <LinkButton href={hrefs.find()}>{text.toFind}</LinkButton>;
  if (isAbsent(firm.error))
    return (
      <StateView
        kind="notFound"
        size="page"
        title={text.goneTitle}
        description={text.goneBody}
        primaryAction={toFind}
      />
    );
  if (hasOnlyFailed(firm))
    return (
      <QueryFailure query={firm} title={text.failedTitle} kept={text.failedKept} secondaryAction={toFind} size="page" />
    );
  const bones = (
    <div className={widePage} aria-hidden="true">
      <Skeleton variant="row" lines={8} />
    </div>
  );
  return (
    <SkeletonDelay isLoading={!data} skeleton={bones} label={text.loading}>
      {data ? <FirmCard card={data} /> : null}
    </SkeletonDelay>
  );
}
