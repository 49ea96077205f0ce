'use client';
import type { LeadList as List } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Skeleton, StateView, Tabs } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { Pages } from '../../../shared/components/Pages';
import { part, rows } from '../../components/acquisition.css';
import { useAcquisitionText } from '../../components/text';
import { acquisitionQueries } from '../../data/acquisition';
import { LeadRow } from './LeadRow';
import { type LeadsState, leadsState, pageSize, stages } from './leadsState';
import { useLeadsText } from './text';

export interface LeadListProps {
  list: List;
  state: LeadsState;
  onChange: (patch: Partial<LeadsState>) => void;
}

const bodyId = 'leads';

/** Firms of a lead list, by stage. */
export function LeadList({ list, state, onChange }: LeadListProps) {
  const text = useLeadsText().leads;
  const { stage: stageNames } = useAcquisitionText().acquisition;
  const { api } = useFeatureHost();
  const { stage, page } = state;
  const query = { ...(stage ? { stage } : {}), pageNum: page, pageSize };
  const leads = useQuery(acquisitionQueries(api).leads(list.id, query));
  const { data } = leads;
  return (
    <div className={part}>
      <Tabs
        label={text.stages}
        controls={bodyId}
        selectedKey={stage || 'all'}
        onSelectionChange={(id) => onChange({ stage: stages.find((one) => one === id) ?? '', page: 1 })}
        items={[
          { id: 'all', label: text.all, count: list.count },
          ...stages.map((id) => ({ id, label: stageNames[id], count: list.stages[id] })),
        ]}
      />
      <div id={bodyId} aria-busy={leads.isPlaceholderData}>
        <QueryBody query={leads} text={text} skeleton={<Skeleton variant="row" lines={4} />}>
          {(data) =>
            data.rows.length === 0 ? (
              <StateView
                kind="empty"
                title={stage ? text.noneOfStage : text.noneTitle}
                description={stage ? undefined : text.noneBody}
              />
            ) : (
              <ul className={rows}>
                {data.rows.map((lead) => (
                  <li key={lead.id}>
                    <LeadRow lead={lead} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBody>
      </div>
      {data ? <Pages codec={leadsState} state={state} total={data.total} pageSize={pageSize} /> : null}
    </div>
  );
}
