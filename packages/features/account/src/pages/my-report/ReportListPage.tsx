'use client';
import type { Report } from '@hengce/api';
import { useExternalLink, useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Button, LinkButton, LoadFailure, PageHeader, Skeleton, StateView } from '@hengce/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foot, list, page } from '../../components/list.css';
import { PersonalPage } from '../../components/PersonalPage';
import { type ReportCollection, reportQueries } from '../../data/reports';
import { RemoveDialog } from './RemoveDialog';
import { ReportRow } from './ReportRow';
import { useMyReportText } from './text';

/** List of reports or reviews that other features made for the user, newest first. */
export function ReportListPage({ collection }: { collection: ReportCollection }) {
  const { api } = useFeatureHost();
  const common = useMyReportText().myReport;
  const text = common[collection];
  const begin = useExternalLink(collection === 'reports' ? 'policy.matchProceed' : 'policy.evaluation');
  const query = useInfiniteQuery(reportQueries(api).list(collection));
  const [removing, setRemoving] = useState<Report>();
  const rows = query.data?.pages.flatMap((each) => each.rows) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <PersonalPage current={collection === 'reports' ? 'myReport' : 'myReview'}>
      <div className={page}>
        <PageHeader title={text.title} />
        <QueryBody
          query={query}
          text={{ loading: common.loading, failedTitle: text.failedTitle, failedKept: common.kept }}
          skeleton={<Skeleton variant="row" lines={4} />}
        >
          {() =>
            rows.length === 0 ? (
              <StateView
                kind="empty"
                title={text.empty[0]}
                description={text.empty[1]}
                primaryAction={
                  begin ? (
                    <LinkButton variant="primary" href={begin}>
                      {text.begin}
                    </LinkButton>
                  ) : undefined
                }
              />
            ) : (
              <>
                <ul className={list} aria-label={text.list}>
                  {rows.map((report) => (
                    <ReportRow
                      key={report.id}
                      report={report}
                      collection={collection}
                      onRemove={() => setRemoving(report)}
                    />
                  ))}
                </ul>
                {query.isFetchNextPageError ? (
                  <LoadFailure
                    error={query.error}
                    title={common.moreFailed}
                    onRetry={() => void query.fetchNextPage()}
                    isLine
                  />
                ) : (
                  <div className={foot}>
                    <span role="status">{common.shown(rows.length, Math.max(total, rows.length))}</span>
                    {query.hasNextPage ? (
                      <Button size="sm" onPress={() => void query.fetchNextPage()} isPending={query.isFetchingNextPage}>
                        {query.isFetchingNextPage ? common.loadingMore : common.more}
                      </Button>
                    ) : null}
                  </div>
                )}
              </>
            )
          }
        </QueryBody>
        {removing ? (
          <RemoveDialog report={removing} collection={collection} onClose={() => setRemoving(undefined)} />
        ) : null}
      </div>
    </PersonalPage>
  );
}
