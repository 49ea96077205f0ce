'use client';
import type { RegionFigures, RegionPeers } from '@hengce/api';
import { type PageProps, useFeatureHost, useNow, useSearchState } from '@hengce/feature-kit';
import { shortAmount, shortDate } from '@hengce/text';
import { MenuChip, SegmentedControl, StateView } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { regionQueries } from '../../data/regions';
import { ExportTable } from './export/ExportTable';
import { figuresTable } from './export/regionTables';
import { useTableWords } from './export/useTableWords';
import { RegionBody } from './RegionBody';
import { RegionFrame } from './RegionFrame';
import { meta, stack } from './RegionPage.css';
import { Ranking } from './ranking/Ranking';
import { type Measure, measures, queryOf, regionState, tiers } from './regionState';
import { useRegionText } from './text';

/** 同级排名: the enterprise's region among those of its tier, by one measure. */
export function PeerRankPage(_: PageProps<'RegionalCompare/PeerRank'>) {
  const text = useRegionText().region;
  const now = useNow();
  const { api, session } = useFeatureHost();
  const [{ regions, tier, theme, source, view }, setState] = useSearchState(regionState);
  const { query: enterprises, current } = useEnterprise(session.isSignedIn);
  const region = regions[0] ?? current?.regionCode;
  const query = useQuery({
    ...regionQueries(api).peers({
      ...(region && { region }),
      ...(tier && { tier }),
      ...(theme && { theme }),
      ...(source && { source }),
    }),
    enabled: !enterprises.isLoading,
  });
  const { data } = query;
  return (
    <RegionFrame
      current="peers"
      description={data && text.peers.description(shortDate(data.asOf, now))}
      source={data?.source}
      actions={data && view === 'regions' ? <ExportPeers peers={data} /> : undefined}
      chips={data ? <Chips peers={data} /> : undefined}
    >
      <div>
        <SegmentedControl
          label={text.tabs.peers}
          items={[
            { id: 'regions', label: text.peers.regions },
            { id: 'firms', label: text.peers.firms },
          ]}
          selectedKey={view}
          onSelectionChange={(id) => setState({ view: id === 'firms' ? 'firms' : 'regions' }, { replace: true })}
        />
      </div>
      {view === 'firms' ? (
        <StateView kind="empty" title={text.peers.noBenchmark} description={text.peers.noBenchmarkBody} />
      ) : (
        <RegionBody query={query}>{(peers) => <Peers peers={peers} />}</RegionBody>
      )}
    </RegionFrame>
  );
}

function ExportPeers({ peers }: { peers: RegionPeers }) {
  const text = useRegionText().region.tabs;
  const words = useTableWords(peers.source);
  return <ExportTable name={text.peers} {...peers} table={figuresTable(peers.regions, words)} />;
}

function Chips({ peers: { tier, tiers: known } }: { peers: RegionPeers }) {
  const text = useRegionText().region.peers;
  const [{ measure }, setState] = useSearchState(regionState);
  return (
    <>
      <MenuChip
        isOn
        selectedKey={tier}
        items={known.map((one) => ({ id: one.tier, label: text.tierWithCount(one.name, one.regions) }))}
        onAction={(id) => setState({ tier: tiers.find((one) => one === id) ?? '' }, { replace: true })}
      >
        {known.find((one) => one.tier === tier)?.name ?? text.tier}
      </MenuChip>
      <MenuChip
        isOn
        selectedKey={measure}
        items={measures.map((id) => ({ id, label: text.measure[id] }))}
        onAction={(id) => setState({ measure: measures.find((one) => one === id) ?? 'policies' }, { replace: true })}
      >
        {text.measure[measure]}
      </MenuChip>
    </>
  );
}

const figureOf: Record<Measure, (figures: RegionFigures) => number | null> = {
  policies: ({ policies }) => policies,
  items: ({ items }) => items,
  open: ({ open }) => open,
  topAmount: ({ topAmount }) => topAmount?.value ?? null,
};

function Peers({ peers: { regions, missing, ownCode, source, tier, tiers: known } }: { peers: RegionPeers }) {
  const text = useRegionText().region;
  const hrefs = usePolicyHrefs();
  const [{ measure, theme }] = useSearchState(regionState);
  const counts = regions.flatMap((figures) => {
    const count = figureOf[measure](figures);
    if (count === null) return [];
    const { code, name, topAmount: top } = figures;
    const isMoney = measure === 'topAmount' && top;
    const listed = queryOf({ regions: [code], theme, source, isOpen: measure === 'open' });
    return [
      {
        id: code,
        name,
        count,
        label: isMoney ? shortAmount(count) : text.policyRank.count(count),
        href: isMoney ? hrefs.detail(top.policyId) : hrefs.regionList(listed),
        isOwn: code === ownCode,
      },
    ];
  });
  const unsaid = regions.filter((figures) => figureOf[measure](figures) === null).map(({ name }) => name);
  const own = counts.find(({ isOwn }) => isOwn);
  const place = own && 1 + counts.filter(({ count }) => count > own.count).length;
  const hint = text.peers.hint(text.peers.measure[measure]);
  return (
    <div className={stack}>
      <Ranking
        title={known.find((one) => one.tier === tier)?.name ?? text.peers.tier}
        hint={own && place ? `${hint}${text.peers.place(own.name, place, counts.length)}` : hint}
        counts={counts}
      />
      {unsaid.length > 0 ? <p className={meta}>{text.peers.unsaid(unsaid)}</p> : null}
      {missing.length > 0 ? <p className={meta}>{text.peers.missing(missing.map(({ name }) => name))}</p> : null}
    </div>
  );
}
