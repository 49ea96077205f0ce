'use client';
import { hasOnlyFailed, useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryBody, QueryFailure } from '@hengce/feature-parts';
import { shortDate } from '@hengce/text';
import { DocumentName, Link, Skeleton, SkeletonDelay, Text } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SectionHead } from '../../../shared/components/SectionHead';
import { noticeQueries } from '../../../shared/data/notices';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { regionQueries } from '../../data/regions';
import { meta, rows, stack } from '../regions/RegionPage.css';
import { queryOf, type Source } from '../regions/regionState';
import { line, lineMain, panel } from './NationwidePage.css';
import { PortalLine } from './PortalLine';
import { useNationwideText } from './text';

/** Numbers of departments and notices shown; the lists they lead to have all. */
const maxDepartments = 8;
const maxNotices = 5;

/** A province: issuers of policies (the first eight), open notices (the first five), official portals. */
export function ProvincePanel({ code, source }: { code: string; source: Source }) {
  const text = useNationwideText().nationwide;
  const hrefs = usePolicyHrefs();
  const { api } = useFeatureHost();
  const id = useId();
  const guide = useQuery(regionQueries(api).province({ region: code, source }));
  if (hasOnlyFailed(guide)) return <QueryFailure query={guide} title={text.failed} />;
  const { data } = guide;
  return (
    <SkeletonDelay isLoading={!data} skeleton={<Skeleton variant="row" lines={8} />} label={text.loading}>
      {data ? (
        <section className={panel} aria-label={data.region.name}>
          <div className={stack}>
            <SectionHead
              id={`${id}d`}
              title={`${data.region.name}${text.departments}`}
              more={{ href: hrefs.regionList(queryOf({ regions: [code], source })), label: text.allPolicies }}
            />
            {data.departments.length === 0 ? <p className={meta}>{text.departmentsNone}</p> : null}
            <ul className={rows}>
              {data.departments.slice(0, maxDepartments).map(({ name, count }) => (
                <li key={name} className={line}>
                  <span className={lineMain}>{name}</span>
                  <Link href={hrefs.regionList(queryOf({ regions: [code], department: name, source }))}>
                    {text.count(count)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <Notices code={code} />
          <div className={stack}>
            <SectionHead id={`${id}p`} title={text.portals} />
            {data.portals.length === 0 ? <p className={meta}>{text.portalsNone}</p> : null}
            <ul className={rows}>
              {data.portals.map((portal) => (
                <PortalLine key={portal.url} portal={portal} />
              ))}
            </ul>
            {data.portalTotal > data.portals.length ? (
              <Text variant="meta">{text.portalsBelow(data.portalTotal)}</Text>
            ) : null}
          </div>
        </section>
      ) : null}
    </SkeletonDelay>
  );
}

function Notices({ code }: { code: string }) {
  const text = useNationwideText().nationwide;
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const { api } = useFeatureHost();
  const id = useId();
  const list = useQuery(noticeQueries(api).list({ region: code, pageSize: maxNotices }));
  return (
    <div className={stack}>
      <SectionHead id={id} title={text.notices} />
      <QueryBody
        query={list}
        text={{ loading: text.loading, failedTitle: text.failed }}
        skeleton={<Skeleton variant="row" lines={3} />}
        isLine
      >
        {(data) => (
          <>
            {data.rows.length === 0 ? <p className={meta}>{text.noticesNone}</p> : null}
            <ul className={rows}>
              {data.rows.map(({ id: noticeId, title, window }) => (
                <li key={noticeId} className={line}>
                  <span className={lineMain}>
                    <Link href={hrefs.notice(noticeId)} variant="document">
                      <DocumentName>{title}</DocumentName>
                    </Link>
                  </span>
                  {window.closesAt ? (
                    <span className={meta}>
                      {(window.state === 'closed' ? text.closed : text.until)(shortDate(window.closesAt, now))}
                    </span>
                  ) : null}
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryBody>
    </div>
  );
}
