'use client';
import type { Report } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { fullMoment, shortDate } from '@hengce/text';
import { Icon, IconButton, Link, Tag } from '@hengce/ui';
import { ClipboardCheck, FileChartColumn, Trash2 } from 'lucide-react';
import type { ReportCollection } from '../../data/reports';
import { shortMoment } from '../../model/moments';
import { head, headline, icon, meta, row, title, words } from './ReportListPage.css';
import { useMyReportText } from './text';

export const collectionIcons = { reports: FileChartColumn, reviews: ClipboardCheck } as const;

export interface ReportRowProps {
  report: Report;
  collection: ReportCollection;
  onRemove: () => void;
}

/** A report with its result, enterprise and time, and whether its rules are still current. */
export function ReportRow({ report, collection, onRemove }: ReportRowProps) {
  const text = useMyReportText().myReport;
  const now = useNow();
  const { rulesetDate, createdAt } = report;
  return (
    <li className={row}>
      <span className={icon}>
        <Icon icon={collectionIcons[collection]} />
      </span>
      <div className={words}>
        <span className={head}>
          <span className={title}>
            {report.link ? (
              <Link variant="standalone" href={report.link}>
                {report.title}
              </Link>
            ) : (
              report.title
            )}
          </span>
          <span className={headline}>{report.headline}</span>
        </span>
        <span className={meta}>
          {report.subject ? <span>{report.subject}</span> : null}
          <time dateTime={createdAt} title={fullMoment(createdAt)}>
            {shortMoment(createdAt, now, text.yesterday)}
          </time>
          {rulesetDate ? <span>{text.ruleset(shortDate(rulesetDate, now))}</span> : null}
          {report.isStale ? (
            <Tag size="sm" tone="warning">
              {text.stale}
            </Tag>
          ) : null}
        </span>
      </div>
      <IconButton size="sm" label={text.removeOf(report.title)} icon={<Icon icon={Trash2} />} onPress={onRemove} />
    </li>
  );
}
