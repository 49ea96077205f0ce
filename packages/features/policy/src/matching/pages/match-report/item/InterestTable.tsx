'use client';
import type { MatchInterest } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { accountAmount, shortDates } from '@hengce/text';
import { DataTable, Tag } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { useMatchReportText } from '../text';

/** Interest and its subsidy by calendar year. */
export function InterestTable({ interest }: { interest: MatchInterest }) {
  const text = useMatchReportText().matchReport.financing;
  const words = useMatchText().match;
  const now = useNow();
  const { cost, periods, costFen, subsidyFen } = interest;
  const days = periods.reduce((sum, period) => sum + period.days, 0);
  const rows = [
    ...periods.map((period) => ({ ...period, id: period.from, span: shortDates(period.from, period.to, now) })),
    { id: 'total', span: text.total, days, costFen, subsidyFen, isCapped: false },
  ];
  return (
    <DataTable
      label={text.table[cost]}
      size="sm"
      rows={rows}
      columns={[
        { id: 'span', label: text.period, isRowHeader: true, render: ({ span }) => span },
        { id: 'days', label: text.days, align: 'end', width: 88, render: (row) => row.days },
        {
          id: 'cost',
          label: text.cost[cost],
          align: 'end',
          width: 136,
          render: (row) => `${accountAmount(row.costFen)}${words.yuan}`,
        },
        {
          id: 'subsidy',
          label: text.subsidy[cost],
          align: 'end',
          width: 176,
          render: (row) => (
            <>
              {row.isCapped ? <Tag size="sm">{text.capped}</Tag> : null}{' '}
              {`${accountAmount(row.subsidyFen)}${words.yuan}`}
            </>
          ),
        },
      ]}
    />
  );
}
