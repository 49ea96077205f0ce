'use client';
import type { IndustryMatrix, RegionOverview } from '@hengce/api';
import { type PageProps, useFeatureHost, useNow, useSearchState } from '@hengce/feature-kit';
import { shortAmount, shortDate } from '@hengce/text';
import { HeatMatrix, provinces } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SectionHead } from '../../../shared/components/SectionHead';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { regionQueries } from '../../data/regions';
import { ExportTable } from './export/ExportTable';
import { matrixTable } from './export/regionTables';
import { useTableWords } from './export/useTableWords';
import { RegionBody } from './RegionBody';
import { RegionFrame } from './RegionFrame';
import { column, meta, pair, stack } from './RegionPage.css';
import { Ranking } from './ranking/Ranking';
import { queryOf, regionState } from './regionState';
import { ThemeChip } from './ThemeChip';
import { useRegionText } from './text';
import { useHome } from './useHome';
import { useOverview } from './useOverview';

/** Number of entries of each ranking; the whole of it is a page of its own. */
const first = 5;

/** 榜单总览: industries by province, and the top of each ranking. */
export function RankLayoutPage(_: PageProps<'RegionalCompare/RankLayout'>) {
  const text = useRegionText().region;
  const now = useNow();
  const [{ theme, source }] = useSearchState(regionState);
  const { api } = useFeatureHost();
  const overview = useOverview();
  const matrix = useQuery(regionQueries(api).industries({ ...(theme && { theme }), ...(source && { source }) }));
  const [ranks, data] = [overview.data, matrix.data];
  return (
    <RegionFrame
      current="board"
      description={data && text.description(shortDate(data.asOf, now))}
      source={data?.source}
      available={data?.available}
      actions={data ? <ExportIndustries matrix={data} /> : undefined}
      chips={ranks ? <ThemeChip themes={ranks.themes} /> : undefined}
    >
      <RegionBody query={matrix} also={[overview]} isEmpty={data?.regions.length === 0}>
        {(industries) => (
          <div className={column}>
            <Industries matrix={industries} />
            {ranks ? <Leaders overview={ranks} /> : null}
          </div>
        )}
      </RegionBody>
    </RegionFrame>
  );
}

function ExportIndustries({ matrix }: { matrix: IndustryMatrix }) {
  const text = useRegionText().region.board;
  const words = useTableWords(matrix.source);
  return <ExportTable name={text.industries} {...matrix} table={matrixTable(matrix, words)} />;
}

function Industries({ matrix: { regions, rows, unrestricted, source } }: { matrix: IndustryMatrix }) {
  const text = useRegionText().region.board;
  const hrefs = usePolicyHrefs();
  const id = useId();
  const [{ theme }] = useSearchState(regionState);
  const { home } = useHome();
  const columns = [...provinces].sort((a, b) => Number(b.code === home) - Number(a.code === home));
  const places = columns.map(({ code }) => regions.findIndex((region) => region.code === code));
  // What is not recorded is not zero.
  const inOrder = (counts: readonly number[]) => places.map((at) => counts[at] ?? null);
  return (
    <section className={stack} aria-labelledby={id}>
      <SectionHead id={id} title={text.industries} hint={text.industriesHint} />
      <HeatMatrix
        label={text.industries}
        unit={text.unit}
        missing={text.missing}
        columns={columns.map(({ code, name, short }) => ({ id: code, label: name, short }))}
        rows={[
          ...rows.map(({ code, name, counts }) => ({ id: code, label: name, values: inOrder(counts) })),
          { id: 'none', label: text.unrestricted, values: inOrder(unrestricted) },
        ]}
        hrefFor={(industry, region) => hrefs.regionList(queryOf({ industry, regions: [region], theme, source }))}
      />
      <p className={meta}>{text.industriesNote}</p>
    </section>
  );
}

function Leaders({ overview: { regions, source } }: { overview: RegionOverview }) {
  const text = useRegionText().region;
  const { board } = text;
  const hrefs = usePolicyHrefs();
  const [{ theme }] = useSearchState(regionState);
  const query = queryOf({ theme, source });
  const { home } = useHome();
  return (
    <div className={pair}>
      <Ranking
        title={board.maxPolicies}
        hint={board.maxPoliciesHint}
        limit={first}
        more={{ href: hrefs.regionPolicies(query), label: text.tabs.policies }}
        counts={regions.map(({ code, name, policies }) => ({
          id: code,
          name,
          count: policies,
          label: text.policyRank.count(policies),
          href: hrefs.regionList(queryOf({ regions: [code], theme, source })),
          isOwn: code === home,
        }))}
      />
      <Ranking
        title={board.topAmount}
        hint={board.topAmountHint}
        limit={first}
        more={{ href: hrefs.regionRank(query), label: text.tabs.rank }}
        counts={regions.flatMap(({ code, name, topAmount: top }) =>
          top
            ? [
                {
                  id: code,
                  name,
                  count: top.value,
                  label: shortAmount(top.value),
                  href: hrefs.detail(top.policyId),
                  isOwn: code === home,
                },
              ]
            : [],
        )}
      />
    </div>
  );
}
