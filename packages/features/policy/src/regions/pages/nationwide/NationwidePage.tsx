'use client';
import type { RegionFigures, RegionOverview } from '@hengce/api';
import { type PageProps, useFeatureHost, useNow, useSearchState } from '@hengce/feature-kit';
import { QueryBody } from '@hengce/feature-parts';
import { exactNumber, shortDate } from '@hengce/text';
import {
  DataTable,
  Link,
  MenuChip,
  PageHeader,
  provinces,
  SegmentedControl,
  Skeleton,
  StateView,
  Tag,
  TileGridMap,
} from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { widePage } from '../../../shared/components/page.css';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { regionQueries } from '../../data/regions';
import { columns, heading, meta } from '../regions/RegionPage.css';
import { queryOf, sources } from '../regions/regionState';
import { useRegionText } from '../regions/text';
import { useHome } from '../regions/useHome';
import { controls } from './NationwidePage.css';
import { type Measure, measures, nationwideState } from './nationwideState';
import { PortalSearch } from './PortalSearch';
import { ProvincePanel } from './ProvincePanel';
import { useNationwideText } from './text';

const tenThousand = 1_000_000;
const figureOf: Record<Measure, (figures: RegionFigures) => number | null> = {
  items: ({ items }) => items,
  open: ({ open }) => open,
  topAmount: ({ topAmount }) => topAmount && topAmount.value / tenThousand,
  official: ({ provenances }) =>
    provenances.reduce((sum, { value, count }) => sum + (value.startsWith('official') ? count : 0), 0),
};

/** 全国政策导航: policies of each province, and its official portals (官方网站). */
export function NationwidePage(_: PageProps<''>) {
  const text = useNationwideText().nationwide;
  const words = useRegionText().region;
  const now = useNow();
  const { api } = useFeatureHost();
  const [state, setState] = useSearchState(nationwideState);
  const { isKnown, home } = useHome();
  // Opened bare, it begins where the firm is.
  const region = state.region || (home ?? '');
  const query = useQuery(regionQueries(api).overview({ ...(state.source && { source: state.source }) }));
  const { data } = query;
  const source = data?.source;
  return (
    <div className={widePage}>
      <PageHeader
        title={
          <span className={heading}>
            {text.title}
            {source && source !== 'real' ? <Tag tone="outline">{words.source[source]}</Tag> : null}
          </span>
        }
        actions={
          <>
            <MenuChip
              isOn={state.source !== ''}
              selectedKey={source}
              items={sources.map((id) => ({ id, label: words.source[id] }))}
              onAction={(id) => setState({ source: sources.find((one) => one === id) ?? '' }, { replace: true })}
            >
              {source ? words.source[source] : words.sourceLabel}
            </MenuChip>
            <MenuChip
              isOn
              selectedKey={state.measure}
              items={measures.map((id) => ({ id, label: text.measure[id] }))}
              onAction={(id) => setState({ measure: measures.find((one) => one === id) ?? 'items' }, { replace: true })}
            >
              {text.measure[state.measure]}
            </MenuChip>
          </>
        }
      />
      <div className={controls}>
        <SegmentedControl
          label={text.views}
          items={[
            { id: 'map', label: text.map },
            { id: 'list', label: text.list },
          ]}
          selectedKey={state.view}
          onSelectionChange={(id) => setState({ view: id === 'list' ? 'list' : 'map' }, { replace: true })}
        />
      </div>
      <QueryBody
        query={query}
        text={{ loading: text.loading, failedTitle: text.failed }}
        skeleton={<Skeleton variant="block" height={400} />}
      >
        {(overview) => (
          <div className={columns}>
            {state.view === 'map' ? (
              <TileGridMap
                title={text.measure[state.measure]}
                description={text.hint}
                headingLevel={2}
                unit={text.unit[state.measure]}
                values={Object.fromEntries(overview.regions.map((row) => [row.code, figureOf[state.measure](row)]))}
                selectedKeys={region ? [region] : []}
                onSelectionChange={([code]) => setState({ region: code ?? '' }, { replace: true })}
                maxSelected={1}
                note={text.note}
              />
            ) : (
              <ProvinceList overview={overview} />
            )}
            {region ? (
              <ProvincePanel key={region} code={region} source={overview.source} />
            ) : !isKnown ? null : (
              <StateView kind="empty" title={text.choose} description={text.chooseBody} />
            )}
          </div>
        )}
      </QueryBody>
      <PortalSearch />
      {data ? (
        <footer className={meta}>
          {source === 'sample' ? words.sampleNotice : source === 'all' ? words.mixedNotice : ''}
          {text.description(shortDate(data.asOf, now))}
        </footer>
      ) : null}
    </div>
  );
}

/** Table of all 34 provinces in the order of their codes; one that is not recorded says so. */
function ProvinceList({ overview: { regions, source } }: { overview: RegionOverview }) {
  const text = useNationwideText().nationwide;
  const hrefs = usePolicyHrefs();
  const [{ measure }, setState] = useSearchState(nationwideState);
  const rows = provinces.map(({ code, name }) => ({
    id: code,
    name,
    figures: regions.find((row) => row.code === code),
  }));
  return (
    <DataTable
      label={text.title}
      size="sm"
      rows={rows}
      onRowAction={(region) => setState({ region }, { replace: true })}
      columns={[
        { id: 'name', label: text.region, isRowHeader: true },
        {
          id: 'policies',
          label: text.policies,
          align: 'end',
          width: 96,
          render: ({ id, figures }) =>
            figures ? (
              <Link href={hrefs.regionList(queryOf({ regions: [id], source }))}>{figures.policies}</Link>
            ) : (
              text.missing
            ),
        },
        {
          id: 'measure',
          label: `${text.measure[measure]}（${text.unit[measure]}）`,
          align: 'end',
          width: 144,
          render: ({ id, figures }) => {
            const value = figures && figureOf[measure](figures);
            if (value == null) return text.missing;
            const words = exactNumber(value);
            if (value === 0 || measure === 'official') return words;
            const top = measure === 'topAmount' ? figures?.topAmount : null;
            const listed = hrefs.regionList(queryOf({ regions: [id], source, isOpen: measure === 'open' }));
            return <Link href={top ? hrefs.detail(top.policyId) : listed}>{words}</Link>;
          },
        },
      ]}
    />
  );
}
