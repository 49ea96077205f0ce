'use client';
import type { MatchProject } from '@hengce/api';
import { shortAmount } from '@hengce/text';
import { CartesianChart, DataTable, Heading, Link } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { muted, section, sectionHead } from '../ReportPage.css';
import { useMatchReportText } from '../text';

export interface ProjectCashProps {
  cash: MatchProject['cash'];
  isOwn: boolean;
}

/** 资金进出: spending and subsidies by quarter; subsidies without a date are listed apart. */
export function ProjectCash({ cash, isOwn }: ProjectCashProps) {
  const text = useMatchReportText().matchReport.project;
  const words = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const money = (fen: number | null) => (fen === null || fen === 0 ? text.nothing : shortAmount(fen));
  const rows = cash
    ? [
        ...cash.quarters.map((quarter) => ({ ...quarter, id: quarter.quarter, name: text.quarter(quarter.quarter) })),
        { ...cash.unknown, id: 'unknown', name: text.unpaid, spendFen: null },
      ]
    : [];
  const column = (id: 'spendFen' | 'certainFen' | 'upToFen' | 'competitiveFen', label: string) => ({
    id,
    label,
    align: 'end' as const,
    width: 112,
    render: (row: (typeof rows)[number]) => money(row[id]),
  });
  return (
    <section className={section}>
      <div className={sectionHead}>
        <Heading level={3}>{text.cash}</Heading>
        {cash ? <span className={muted}>{text.cashHint}</span> : null}
      </div>
      {cash ? (
        <>
          <CartesianChart
            kind="bar"
            title={text.spending}
            unit={words.tenThousand}
            categoryLabel={text.quarterLabel}
            categories={cash.quarters.map(({ quarter }) => text.quarterShort(quarter))}
            series={[
              {
                id: 'spend',
                name: text.spending,
                values: cash.quarters.map(({ spendFen }) => Math.round(spendFen / 1_000_000)),
              },
            ]}
          />
          <DataTable
            label={text.cash}
            size="sm"
            rows={rows}
            columns={[
              { id: 'name', label: text.quarterLabel, isRowHeader: true, render: ({ name }) => name },
              column('spendFen', text.spending),
              column('certainFen', words.certainty.fixed),
              column('upToFen', words.certainty.capped),
              column('competitiveFen', words.certainty.discretionary),
            ]}
          />
        </>
      ) : (
        <p className={muted}>
          {text.cashMissing} {isOwn ? <Link href={hrefs.matchProceed(undefined, 'project')}>{text.fill}</Link> : null}
        </p>
      )}
    </section>
  );
}
