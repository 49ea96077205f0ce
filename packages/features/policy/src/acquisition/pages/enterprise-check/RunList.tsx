'use client';
import { hasOnlyFailed, useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { dayAndHour } from '@hengce/text';
import { Heading, Link, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useAcquisitionHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { muted, part, rows } from '../../components/acquisition.css';
import { acquisitionQueries } from '../../data/acquisition';
import { runRow } from './EnterpriseCheckPage.css';
import { runName } from './enterpriseCheckState';
import { useEnterpriseCheckText } from './text';

const id = 'acquisition-runs';

/** Earlier runs; opening one again costs nothing. */
export function RunList() {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const { comma } = usePolicyText();
  const { api } = useFeatureHost();
  const hrefs = useAcquisitionHrefs();
  const runs = useQuery(acquisitionQueries(api).runs());
  const now = useNow();
  const { data } = runs;
  if (hasOnlyFailed(runs)) return <QueryFailure query={runs} title={text.runsFailed} />;
  return (
    <section className={part} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {text.runs}
      </Heading>
      <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="row" lines={3} />} label={text.loading}>
        {data?.rows.length === 0 ? (
          <p className={muted}>{text.noRuns}</p>
        ) : data ? (
          <>
            <ul className={rows}>
              {data.rows.map((run) => (
                <li key={run.id} className={runRow}>
                  <Link variant="standalone" href={hrefs.result(run)}>
                    {runName(run, comma)}
                  </Link>
                  <span className={muted}>
                    {[dayAndHour(run.createdAt, now), text.runMet(run.firmCount)].join(comma)}
                  </span>
                </li>
              ))}
            </ul>
            <p className={muted}>{text.runsNote}</p>
          </>
        ) : null}
      </SkeletonDelay>
    </section>
  );
}
