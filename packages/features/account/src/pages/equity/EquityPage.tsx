'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { LinkButton, PageHeader, Skeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { equityQueries } from '../../data/equity';
import { useAccountHrefs } from '../../hrefs';
import { page } from './EquityPage.css';
import { LedgerPart } from './LedgerPart';
import { ModuleTable } from './ModuleTable';
import { useEquityText } from './text';

/** 权益说明与剩余次数: uses of each module with their source and expiry, and the ledger (明细). */
export function EquityPage() {
  const text = useEquityText().equity;
  const { api } = useFeatureHost();
  const hrefs = useAccountHrefs();
  const overview = useQuery(equityQueries(api).overview());
  return (
    <div className={page}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          <>
            <LinkButton variant="quiet" href={hrefs.to('myOrder')}>
              {text.orders}
            </LinkButton>
            <LinkButton href={hrefs.to('purchaseEquity')}>{text.plans}</LinkButton>
          </>
        }
      />
      <QueryBody
        query={overview}
        text={{ loading: text.loading, failedTitle: text.failed, failedKept: text.kept }}
        skeleton={<Skeleton variant="card" lines={6} />}
      >
        {(data) => <ModuleTable modules={data.modules} />}
      </QueryBody>
      <LedgerPart modules={overview.data?.modules ?? []} />
    </div>
  );
}
