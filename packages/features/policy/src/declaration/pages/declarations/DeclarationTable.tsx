'use client';
import type { Declaration } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { dayAndHour, lastDayOf, shortAmount } from '@hengce/text';
import { DataTable, DeadlineRule, Link, SampleTag, withoutSampleMark } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { DeclarationStateTag } from '../../components/DeclarationStateTag';
import { isFiled, isOver } from '../../components/states';
import { muted, project } from './DeclarationsPage.css';
import { useDeclarationsText } from './text';

/** Table of declarations; the first column links to each. */
export function DeclarationTable({ rows, isStale }: { rows: readonly Declaration[]; isStale: boolean }) {
  const text = useDeclarationsText().declarations;
  const units = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const { navigate } = useFeatureHost();
  const now = useNow();
  return (
    <DataTable
      label={text.label}
      size="lg"
      rows={rows}
      isLoading={isStale}
      onRowAction={(id) => navigate(hrefs.declaration(id))}
      columns={[
        {
          id: 'projectName',
          label: text.columns.project,
          isRowHeader: true,
          render: ({ id, projectName, itemName, policyTitle, batch, declareNo, isSample }) => (
            <span className={project}>
              <Link variant="standalone" href={hrefs.declaration(id)}>
                {projectName}
              </Link>
              <span className={muted}>
                {isSample ? <SampleTag size="sm" /> : null}{' '}
                {[itemName !== projectName && itemName, withoutSampleMark(policyTitle), batch, declareNo]
                  .filter(Boolean)
                  .join(units.comma)}
              </span>
            </span>
          ),
        },
        {
          id: 'state',
          label: text.columns.state,
          width: 148,
          render: (row) => <DeclarationStateTag {...row} />,
        },
        {
          id: 'amount',
          label: text.columns.amount,
          align: 'end',
          width: 112,
          render: ({ amountExpectedFen }) =>
            amountExpectedFen === null ? text.unknown : shortAmount(amountExpectedFen),
        },
        {
          id: 'deadline',
          label: text.columns.deadline,
          width: 148,
          render: ({ deadline, correctionDueOn, state }) => {
            if (isOver(state)) return text.unknown;
            // Filed long ago: what is asked for now has a day of its own.
            if (correctionDueOn !== null) return <DeadlineRule state="open" closesAt={correctionDueOn} now={now} />;
            if (deadline === null) return text.unknown;
            return (
              <DeadlineRule state={isFiled(state) ? 'submitted' : 'open'} closesAt={lastDayOf(deadline)} now={now} />
            );
          },
        },
        { id: 'ownerName', label: text.columns.owner, width: 88 },
        {
          id: 'progress',
          label: text.columns.progress,
          align: 'end',
          width: 72,
          render: ({ progress }) => `${progress}${text.percent}`,
        },
        {
          id: 'createTime',
          label: text.columns.createTime,
          width: 128,
          render: ({ createTime }) => dayAndHour(createTime, now),
        },
      ]}
    />
  );
}
