'use client';
import { hasOnlyFailed, useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { dayAndHour } from '@hengce/text';
import { Heading, Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { usePolicyText } from '../../../shared/text';
import { muted, part, rows } from '../../components/acquisition.css';
import { acquisitionQueries } from '../../data/acquisition';
import { logRow } from './LeadsPage.css';
import { useLeadsText } from './text';

const id = 'lead-exports';

/** Earlier exports with their purposes. */
export function ExportLog() {
  const text = useLeadsText().leads;
  const { comma } = usePolicyText();
  const { api } = useFeatureHost();
  const now = useNow();
  const log = useQuery(acquisitionQueries(api).exports());
  const { data } = log;
  if (hasOnlyFailed(log)) return <QueryFailure query={log} title={text.exportsFailed} />;
  return (
    <section className={part} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {text.exports}
      </Heading>
      <p className={muted}>{text.exportsNote}</p>
      <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="row" lines={2} />} label={text.loading}>
        {data?.rows.length === 0 ? (
          <p className={muted}>{text.noExports}</p>
        ) : data ? (
          <ul className={rows}>
            {data.rows.map((each) => (
              <li key={each.id} className={logRow}>
                <span>{each.purpose}</span>
                <span className={muted}>
                  {[dayAndHour(each.exportedAt, now), text.exportCount(each.listName, each.firmCount)].join(comma)}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </SkeletonDelay>
    </section>
  );
}
