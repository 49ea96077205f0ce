'use client';
import type { FirmConditionCount } from '@hengce/api';
import { DataTable, type DataTableColumn, Link } from '@hengce/ui';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { muted } from '../../components/acquisition.css';
import { useEnterpriseCheckText } from './text';

/**
 * Table of a run's conditions, with the numbers of firms that meet each, do not meet it, are unknown, or, where a
 * policy asks it, have to be verified (待核实).
 */
export function ConditionCounts({ conditions }: { conditions: readonly FirmConditionCount[] }) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const { comma } = usePolicyText();
  const hrefs = usePolicyHrefs();
  const figure = (id: 'met' | 'unmet' | 'unknown' | 'manual'): DataTableColumn<FirmConditionCount> => ({
    id,
    label: text[id],
    align: 'end',
    width: 80,
  });
  // Only policies ask what nobody but the firm can tell.
  const hasManual = conditions.some(({ manual }) => manual > 0);
  return (
    <DataTable
      label={text.perCondition}
      size="md"
      rows={conditions}
      columns={[
        {
          id: 'title',
          label: text.condition,
          isRowHeader: true,
          render: ({ title, requirement, clause }) => (
            <span>
              {requirement && requirement !== title ? [title, requirement].join(comma) : title}
              {clause ? (
                <span className={muted}>
                  {' '}
                  <Link variant="standalone" href={hrefs.detail(clause.policyId, { clauseId: clause.clauseId })}>
                    {clause.label}
                  </Link>
                </span>
              ) : null}
            </span>
          ),
        },
        figure('met'),
        figure('unmet'),
        figure('unknown'),
        ...(hasManual ? [figure('manual')] : []),
      ]}
    />
  );
}
