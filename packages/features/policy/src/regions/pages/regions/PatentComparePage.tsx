'use client';
import type { IpComparison } from '@hengce/api';
import { type PageProps, useFeatureHost, useSearchState } from '@hengce/feature-kit';
import { shortAmount } from '@hengce/text';
import { DataTable, Link, provinces, Tag } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { EnterpriseNone } from '../../../shared/components/match/EnterpriseNone';
import { useMatchText } from '../../../shared/components/match/text';
import { useEnterprise } from '../../../shared/components/match/useEnterprise';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { groupTone } from '../../../shared/model/matchReport';
import { regionQueries } from '../../data/regions';
import { ExportTable } from './export/ExportTable';
import { ipTable } from './export/regionTables';
import { useTableWords } from './export/useTableWords';
import { RegionBody } from './RegionBody';
import { RegionChips } from './RegionChips';
import { RegionFrame } from './RegionFrame';
import { entryFacts, meta, stack } from './RegionPage.css';
import { regionState } from './regionState';
import { useRegionText } from './text';
import { useChosenRegions } from './useChosenRegions';
import { useOverview } from './useOverview';

/** 知识产权对比: support of regions for intellectual property, with the sums for the firm. */
export function PatentComparePage(_: PageProps<'RegionalCompare/PatentCompare'>) {
  const text = useRegionText().region;
  const { api } = useFeatureHost();
  const [{ source }] = useSearchState(regionState);
  const { query: enterprises, current } = useEnterprise();
  const overview = useOverview();
  const chosen = useChosenRegions(overview.data);
  const query = useQuery({
    ...regionQueries(api).patents({ region: chosen, enterpriseId: current?.id ?? '', ...(source && { source }) }),
    enabled: current !== undefined && chosen.length > 0,
  });
  const { data } = query;
  if (enterprises.data && !current) return <EnterpriseNone />;
  const isEmpty = data?.regions.length === 0 || overview.data?.regions.length === 0;
  return (
    <RegionFrame
      current="patents"
      description={current && text.patents.description(current.name)}
      source={data?.source ?? overview.data?.source}
      available={overview.data?.available}
      actions={data ? <ExportKinds comparison={data} /> : undefined}
      chips={chosen.length > 0 ? <RegionChips chosen={chosen} /> : undefined}
    >
      <RegionBody query={query} also={[enterprises, overview]} isEmpty={isEmpty} none={text.patents}>
        {(comparison) => <Kinds comparison={comparison} chosen={chosen} />}
      </RegionBody>
    </RegionFrame>
  );
}

type Kind = IpComparison['kinds'][number];

function ExportKinds({ comparison }: { comparison: IpComparison }) {
  const text = useRegionText().region.tabs;
  const words = useTableWords(comparison.source);
  return <ExportTable name={text.patents} {...comparison} table={ipTable(comparison, nameOf, words)} />;
}

const nameOf = (code: string) => provinces.find((one) => one.code === code)?.name ?? code;

function Kinds({ comparison: { facts, kinds }, chosen }: { comparison: IpComparison; chosen: readonly string[] }) {
  const text = useRegionText().region;
  const { own, unsaid, kind, note, missing } = text.patents;
  const said = facts.map(({ label, unit, value }) => (value === null ? unsaid(label) : `${label}${value}${unit}`));
  return (
    <div className={stack}>
      <p className={meta}>
        {own(said)}
        <br />
        {note}
      </p>
      <DataTable<Kind>
        label={text.tabs.patents}
        size="lg"
        rows={kinds}
        columns={[
          { id: 'name', label: kind, isRowHeader: true, width: 144 },
          ...chosen.map((code) => ({
            id: code,
            label: nameOf(code),
            render: ({ values }: Kind) => {
              const value = values.find((one) => one.code === code);
              return value ? <Value value={value} /> : <span className={meta}>{missing(nameOf(code))}</span>;
            },
          })),
        ]}
      />
    </div>
  );
}

/** Cell of a region: the largest amount that it gives, what it would be for the firm, and whether the firm may have it. */
function Value({ value: { best, piece } }: { value: Kind['values'][number] }) {
  const text = useRegionText().region;
  const match = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const { policy, amount, group } = best;
  return (
    <div className={entryFacts}>
      <Link href={hrefs.detail(policy.policyId, { clauseId: policy.itemId })}>
        {amount?.text ?? text.rank.noAmount}
      </Link>
      {piece?.pieces != null && piece.sumFen !== null ? (
        <span>{text.patents.pieces(piece.pieces, shortAmount(piece.sumFen))}</span>
      ) : null}
      <span className={meta}>
        {policy.regionName} <Tag tone={groupTone[group]}>{match.group[group]}</Tag>
      </span>
    </div>
  );
}
