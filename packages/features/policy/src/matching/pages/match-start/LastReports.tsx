'use client';
import type { MatchVariant } from '@hengce/api';
import { useExternalLink, useFeatureHost, useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Heading, Icon, Link, ListRow, LoadFailure, Tag } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { FileChartColumn } from 'lucide-react';
import { matchQueries } from '../../../shared/data/match';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { line, list, muted, section } from './MatchStartPage.css';
import { useMatchStartText } from './text';

const shown = 5;

/** The five newest reports of one way of matching, and a link to all. */
export function LastReports({ variant }: { variant: MatchVariant }) {
  const text = useMatchStartText().matchStart;
  const { api } = useFeatureHost();
  const now = useNow();
  const hrefs = usePolicyHrefs();
  const { data, isError, error, refetch } = useQuery(matchQueries(api).reports(variant));
  const all = useExternalLink('account.myReport');
  return (
    <section className={section}>
      <span className={line}>
        <Heading level={2}>{text.reports}</Heading>
        {all && data && data.length > shown ? (
          <Link variant="standalone" href={all}>
            {text.allReports}
          </Link>
        ) : null}
      </span>
      {isError && !data ? (
        <LoadFailure isLine error={error} title={text.reportsFailed} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? <p className={muted}>{text.none}</p> : null}
      {data && data.length > 0 ? (
        <ul className={list}>
          {data.slice(0, shown).map((report) => (
            <li key={report.id}>
              <ListRow
                icon={<Icon icon={FileChartColumn} />}
                title={report.headline}
                meta={report.subject}
                trailing={
                  <span className={line}>
                    {report.isStale ? (
                      <Tag size="sm" tone="warning">
                        {text.stale}
                      </Tag>
                    ) : null}
                    <time dateTime={report.createdAt}>{dayAndHour(report.createdAt, now)}</time>
                  </span>
                }
                href={hrefs.matchReport(report.id, {}, variant)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
