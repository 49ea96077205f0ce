'use client';
import { useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { Alert, LinkButton, PageHeader, Skeleton, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { widePage } from '../../../shared/components/page.css';
import { useAcquisitionHrefs } from '../../../shared/hrefs';
import { muted, parts } from '../../components/acquisition.css';
import { useAcquisitionText } from '../../components/text';
import { acquisitionQueries } from '../../data/acquisition';
import { DirectoryLine } from './DirectoryLine';
import { enterpriseCheckState } from './enterpriseCheckState';
import { FindFirms } from './FindFirms';
import { RunList } from './RunList';
import { RunResult } from './RunResult';
import { useEnterpriseCheckText } from './text';

/** AI获客: finds firms by conditions or by a policy. */
export function EnterpriseCheckPage() {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const words = useAcquisitionText().acquisition;
  const { api } = useFeatureHost();
  const hrefs = useAcquisitionHrefs();
  const [state, setState] = useSearchState(enterpriseCheckState);
  const directory = useQuery(acquisitionQueries(api).directory());
  return (
    <div className={widePage}>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={<LinkButton href={hrefs.leads()}>{text.toLists}</LinkButton>}
      />
      <QueryBody query={directory} text={text} skeleton={<Skeleton variant="row" lines={6} />}>
        {(data) =>
          data.firmCount === 0 ? (
            <StateView kind="empty" title={text.emptyTitle} description={text.emptyBody} />
          ) : (
            <div className={parts}>
              {data.isSample ? <Alert>{words.sampleOnly}</Alert> : null}
              <FindFirms directory={data} state={state} onChange={setState} />
              {/* Above what is found: below it would go down when that comes. */}
              <div>
                <DirectoryLine directory={data} />
                <p className={muted}>{words.lawful}</p>
              </div>
              {state.run ? <RunResult state={state} onChange={setState} /> : <RunList />}
            </div>
          )
        }
      </QueryBody>
    </div>
  );
}
