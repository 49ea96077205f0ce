'use client';
import { hasOnlyFailed, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Skeleton, SkeletonDelay } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { QueryField } from '../../../shared/components/filters/QueryField';
import { SectionHead } from '../../../shared/components/SectionHead';
import { regionQueries } from '../../data/regions';
import { meta, picker, rows, stack } from '../regions/RegionPage.css';
import { nationwideState } from './nationwideState';
import { PortalLine } from './PortalLine';
import { useNationwideText } from './text';

/** Search for official portals of cities and counties by name; the first 50 are listed. */
export function PortalSearch() {
  const text = useNationwideText().nationwide;
  const id = useId();
  const { api } = useFeatureHost();
  const [{ q }, setState] = useSearchState(nationwideState);
  const query = useQuery({ ...regionQueries(api).portals({ q, pageSize: 50 }), enabled: q !== '' });
  const { data } = query;
  return (
    <section className={stack} aria-labelledby={id}>
      <SectionHead id={id} title={text.search} hint={text.searchHint} />
      <div className={picker}>
        <QueryField
          label={text.search}
          maxLength={40}
          q={q}
          onSearch={(words) => setState({ q: words }, { replace: true })}
        />
      </div>
      {q === '' ? null : hasOnlyFailed(query) ? (
        <QueryFailure isLine query={query} title={text.failed} />
      ) : (
        <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="row" lines={3} />} label={text.loading}>
          {data ? (
            <>
              <p className={meta} role="status">
                {data.total === 0 ? text.notFound : text.found(data.total)}
              </p>
              <ul className={rows}>
                {data.rows.map((portal) => (
                  <PortalLine key={portal.path + portal.url} portal={portal} />
                ))}
              </ul>
            </>
          ) : null}
        </SkeletonDelay>
      )}
    </section>
  );
}
