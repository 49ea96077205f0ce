'use client';
import type { RegionEntry } from '@hengce/api';
import { type PageProps, useFeatureHost, useNow, useSearchState } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { DataTable, Link, Pagination, Skeleton, Tag, withoutSampleMark } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { ReachLine } from '../../../shared/components/reach/ReachLine';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { usePolicyText } from '../../../shared/text';
import { regionQueries } from '../../data/regions';
import { entriesQuery, pageSize } from './entriesQuery';
import { ExportEntries } from './export/ExportEntries';
import { ListConditions } from './ListConditions';
import { RegionBody } from './RegionBody';
import { RegionFrame } from './RegionFrame';
import { entryFacts, entryItem, meta, stack } from './RegionPage.css';
import { lastPage, queryOf, regionState } from './regionState';
import { useRegionText } from './text';

/** 政策清单: the policies behind a number of 区域对比. */
export function PolicyListPage(_: PageProps<'RegionalCompare/PolicyList'>) {
  const text = useRegionText().region;
  const now = useNow();
  const { api, session } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const [state, setState] = useSearchState(regionState);
  const { query: enterprises, current } = useEnterprise(session.isSignedIn);
  const query = useQuery({
    ...regionQueries(api).entries({ ...entriesQuery(state, current), pageNum: state.page, pageSize }),
    enabled: !enterprises.isLoading,
  });
  const { data } = query;
  return (
    <RegionFrame
      current="list"
      description={data && text.list.description(data.total, shortDate(data.asOf, now))}
      source={data?.source}
      actions={data && data.total > 0 ? <ExportEntries list={data} /> : undefined}
      chips={
        <>
          <ReachLine
            isLocal
            reach={data?.reach}
            everywhere={state.everywhere && state.regions.length === 0 && current !== undefined}
            onChange={(everywhere) => setState({ everywhere, page: 1 })}
          />
          <ListConditions conditions={data?.conditions ?? []} />
        </>
      }
    >
      <RegionBody
        query={query}
        isEmpty={data?.total === 0}
        none={text.list}
        text={text.list}
        skeleton={<Skeleton variant="row" lines={8} />}
      >
        {(data) => (
          <div className={stack}>
            <DataTable
              label={text.tabs.list}
              size="lg"
              isLoading={query.isPlaceholderData}
              rows={data.rows.map((row) => ({ ...row, id: row.policyId }))}
              columns={[
                {
                  id: 'title',
                  label: text.list.policy,
                  isRowHeader: true,
                  render: (row) => <EntryTitle entry={row} />,
                },
                { id: 'regionName', label: text.figures.region, width: 120 },
                {
                  id: 'publishedAt',
                  label: text.list.published,
                  width: 120,
                  render: ({ publishedAt }) => (publishedAt ? shortDate(publishedAt, now) : text.figures.unknown),
                },
                {
                  id: 'provenance',
                  label: text.list.source,
                  width: 112,
                  render: (row) => <EntrySource entry={row} />,
                },
              ]}
            />
            <Pagination
              page={state.page}
              pageCount={Math.min(lastPage, Math.max(1, Math.ceil(data.total / pageSize)))}
              hrefFor={(page) => hrefs.regionList(queryOf({ ...state, page }))}
            />
          </div>
        )}
      </RegionBody>
    </RegionFrame>
  );
}

function EntrySource({ entry: { provenance } }: { entry: RegionEntry }) {
  return usePolicyText().provenance[provenance];
}

/** Name of an entry, what it gives, and for whom it says it is. */
function EntryTitle({ entry: { policyId, title, docNo, isOpen, items, industries } }: { entry: RegionEntry }) {
  const text = useRegionText().region.list;
  const hrefs = usePolicyHrefs();
  return (
    <div className={entryFacts}>
      <span>
        <Link href={hrefs.detail(policyId)} variant="document">
          {withoutSampleMark(title)}
        </Link>{' '}
        {isOpen ? <Tag tone="accent">{text.open}</Tag> : null}
      </span>
      {docNo || industries.length > 0 ? (
        <span className={meta}>
          {[docNo, industries.length > 0 ? text.names(industries.map(({ name }) => name)) : null]
            .filter(Boolean)
            .join(text.between)}
        </span>
      ) : null}
      {items.length > 0 ? (
        <ul className={entryItem.list}>
          {items.map(({ id, name, amount }) => (
            <li key={id} className={entryItem.one}>
              <Link href={hrefs.detail(policyId, { clauseId: id })}>{name}</Link>
              {amount ? <span className={entryItem.amount}>{amount}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
