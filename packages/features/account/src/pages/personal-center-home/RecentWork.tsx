'use client';
import type { Report } from '@hengce/api';
import { hasOnlyFailed, useFeatureHost, useNow } from '@hengce/feature-kit';
import { Icon, Link, LoadFailure, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQueries } from '@tanstack/react-query';
import { ClipboardCheck, FileChartColumn } from 'lucide-react';
import { reportQueries } from '../../data/reports';
import { useAccountHrefs } from '../../hrefs';
import { shortMoment } from '../../model/moments';
import { HomeSection } from './HomeSection';
import { links, list, muted, row, rowIcon, rowSide, workWords } from './PersonalCenterHomePage.css';
import { usePersonalCenterHomeText } from './text';

const shown = 4;

/** The four newest reports and reviews, in one list. */
export function RecentWork() {
  const { api } = useFeatureHost();
  const text = usePersonalCenterHomeText().personalCenterHome.recent;
  const hrefs = useAccountHrefs();
  const queries = useQueries({
    queries: [reportQueries(api).newest('reports'), reportQueries(api).newest('reviews')],
  });
  const failed = queries.find(hasOnlyFailed);
  const [reports, reviews] = queries;
  const rows = [
    ...(reports.data?.rows ?? []).map((report) => ({ report, icon: FileChartColumn })),
    ...(reviews.data?.rows ?? []).map((report) => ({ report, icon: ClipboardCheck })),
  ]
    .sort((one, other) => other.report.createdAt.localeCompare(one.report.createdAt))
    .slice(0, shown);
  const ways = [
    reports.data?.total ? { href: hrefs.to('myReport'), label: text.all } : null,
    reviews.data?.total ? { href: hrefs.to('myReview'), label: text.allReviews } : null,
  ].filter((way) => way !== null);
  return (
    <HomeSection
      title={text.title}
      action={
        <span className={links}>
          {ways.map(({ href, label }) => (
            <Link key={href} variant="standalone" href={href}>
              {label}
            </Link>
          ))}
        </span>
      }
    >
      {failed ? (
        <LoadFailure
          error={failed.error}
          title={text.failedTitle}
          onRetry={() => queries.forEach((query) => void query.refetch())}
          isLine
        />
      ) : (
        <SkeletonDelay
          isLoading={queries.some(({ isPending }) => isPending)}
          skeleton={<Skeleton variant="row" lines={2} />}
          label={text.loading}
        >
          {rows.length === 0 ? (
            <p className={muted}>{text.none}</p>
          ) : (
            <ul className={list}>
              {rows.map(({ report, icon }) => (
                <li key={report.id} className={row}>
                  <span className={rowIcon}>
                    <Icon icon={icon} />
                  </span>
                  <WorkWords report={report} />
                </li>
              ))}
            </ul>
          )}
        </SkeletonDelay>
      )}
    </HomeSection>
  );
}

function WorkWords({ report: { title, link, headline, isStale, createdAt } }: { report: Report }) {
  const home = usePersonalCenterHomeText().personalCenterHome;
  const now = useNow();
  return (
    <>
      <span className={workWords}>
        {link ? (
          <Link variant="standalone" href={link}>
            {title}
          </Link>
        ) : (
          title
        )}
        <span className={muted}>{isStale ? `${headline}，${home.recent.stale}` : headline}</span>
      </span>
      <time className={rowSide} dateTime={createdAt}>
        {shortMoment(createdAt, now, home.yesterday)}
      </time>
    </>
  );
}
