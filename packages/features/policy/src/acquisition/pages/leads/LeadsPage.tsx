'use client';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { LinkButton, PageHeader, Select, Skeleton, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { widePage } from '../../../shared/components/page.css';
import { useAcquisitionHrefs } from '../../../shared/hrefs';
import { muted, parts } from '../../components/acquisition.css';
import { useAcquisitionText } from '../../components/text';
import { acquisitionQueries } from '../../data/acquisition';
import { ExportLog } from './ExportLog';
import { LeadList } from './LeadList';
import { listBar, listCell } from './LeadsPage.css';
import { ListActions } from './ListActions';
import { leadsState } from './leadsState';
import { useLeadsText } from './text';

/** 获客名单: lead lists with the stage of each firm, and the exports. */
export function LeadsPage() {
  const text = useLeadsText().leads;
  const words = useAcquisitionText().acquisition;
  const { api } = useFeatureHost();
  const hrefs = useAcquisitionHrefs();
  const [state, setState] = useSearchState(leadsState);
  const lists = useQuery(acquisitionQueries(api).lists());
  const { data } = lists;
  // One that is gone, or a link of somebody else, leads to the newest of one's own.
  const current = data?.rows.find(({ id }) => id === state.list) ?? data?.rows[0];
  const toFind = <LinkButton href={hrefs.find()}>{text.toFind}</LinkButton>;
  return (
    <div className={widePage}>
      <PageHeader title={text.title} description={text.description} actions={toFind} />
      <QueryBody query={lists} text={text} skeleton={<Skeleton variant="row" lines={6} />}>
        {(data) => (
          <div className={parts}>
            {current ? (
              <>
                <div className={listBar}>
                  <div className={listCell}>
                    <Select
                      label={text.list}
                      isLabelHidden
                      selectedKey={current.id}
                      onSelectionChange={(list) => setState({ list, stage: '', page: 1 })}
                      items={data.rows.map(({ id, name, count }) => ({ id, label: text.listCount(name, count) }))}
                    />
                  </div>
                  <ListActions
                    key={current.id}
                    list={current}
                    onRemoved={() => setState({ list: '', stage: '', page: 1 }, { replace: true })}
                  />
                </div>
                <LeadList list={current} state={state} onChange={setState} />
              </>
            ) : (
              <StateView kind="empty" title={text.emptyTitle} description={text.emptyBody} primaryAction={toFind} />
            )}
            <ExportLog />
            <p className={muted}>{words.lawful}</p>
          </div>
        )}
      </QueryBody>
    </div>
  );
}
