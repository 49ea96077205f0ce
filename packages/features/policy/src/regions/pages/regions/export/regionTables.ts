import type {
  IndustryComparison,
  IndustryMatrix,
  IpComparison,
  RegionFigures,
  RegionOverview,
  RegionRank,
} from '@hengce/api';
import type { PolicyHrefs } from '../../../../shared/hrefs';
import { queryOf, type RegionState } from '../regionState';
import type { useRegionText } from '../text';
import type { Table } from './ExportTable';

/** Words and addresses of a table. */
export interface TableWords {
  text: ReturnType<typeof useRegionText>['region'];
  /** Names of the match groups, such as 可申报（预判）. */
  groups: Readonly<Record<RegionRank['items'][number]['group'], string>>;
  hrefs: PolicyHrefs;
  /** Conditions that are in the address of every list. */
  asked: Partial<RegionState>;
}

/** Sum in 分 as a plain number of 万元; empty where nothing is said. */
const money = (fen: number | null | undefined): string => (fen == null ? '' : String(fen / 1_000_000));
const count = (value: number | null): string => (value === null ? '' : String(value));

export const figuresTable = (regions: readonly RegionFigures[], { text, hrefs, asked }: TableWords): Table => ({
  head: text.csv.figures,
  rows: regions.map(({ code, name, policies, published, items, open, topAmount, materials }) => [
    name,
    count(policies),
    count(published),
    count(items),
    count(open),
    money(topAmount?.value),
    topAmount?.title ?? '',
    topAmount?.itemName ?? '',
    count(materials),
    hrefs.regionList(queryOf({ ...asked, regions: [code] })),
  ]),
});

/** Table of an industry matrix: a row for each number above 0, since what is not recorded is not zero. */
export const matrixTable = (
  { regions, rows, unrestricted }: IndustryMatrix,
  { text, hrefs, asked }: TableWords,
): Table => ({
  head: text.csv.industries,
  rows: [...rows, { code: 'none', name: text.board.unrestricted, counts: unrestricted }].flatMap((row) =>
    regions.flatMap(({ code, name }, at) => {
      const policies = row.counts[at] ?? 0;
      const list = hrefs.regionList(queryOf({ ...asked, industry: row.code, regions: [code] }));
      return policies > 0 ? [[row.name, name, count(policies), list] as const] : [];
    }),
  ),
});

export const policyRankTable = (
  { regions, departments }: RegionOverview,
  { text, hrefs, asked }: TableWords,
): Table => ({
  head: text.csv.policies,
  rows: [
    ...regions.map(
      ({ code, name, policies }) =>
        [
          text.policyRank.regions,
          name,
          count(policies),
          hrefs.regionList(queryOf({ ...asked, regions: [code] })),
        ] as const,
    ),
    ...departments.map(
      ({ name, count: policies }) =>
        [
          text.policyRank.departments,
          name,
          count(policies),
          hrefs.regionList(queryOf({ ...asked, department: name, everywhere: true })),
        ] as const,
    ),
  ],
});

export const rankTable = ({ items }: RegionRank, { text, groups, hrefs }: TableWords): Table => ({
  head: text.csv.rank,
  rows: items.map(({ policy, amount, group, effectiveTo }) => [
    policy.regionName,
    policy.itemName,
    amount?.text ?? text.rank.noAmount,
    money(amount?.loFen),
    money(amount?.hiFen),
    amount ? text.rank.certainty[amount.certainty] : '',
    groups[group],
    effectiveTo ?? '',
    policy.title,
    policy.docNo ?? '',
    hrefs.detail(policy.policyId, { clauseId: policy.itemId }),
  ]),
});

export const ipTable = (
  { kinds }: IpComparison,
  nameOf: (code: string) => string,
  { text, groups, hrefs }: TableWords,
): Table => ({
  head: text.csv.ip,
  rows: kinds.flatMap(({ name, values }) =>
    values.map(
      ({ code, best: { policy, amount, group }, piece }) =>
        [
          name,
          nameOf(code),
          policy.itemName,
          amount?.text ?? text.rank.noAmount,
          money(piece?.sumFen ?? amount?.hiFen),
          groups[group],
          policy.title,
          policy.docNo ?? '',
          hrefs.detail(policy.policyId, { clauseId: policy.itemId }),
        ] as const,
    ),
  ),
});

/** Table of an industry comparison for export: policies of each region, then their most favourable items, then the kinds of item that a region lacks. */
export const industryTable = (
  { industry, regions, headlines, gaps }: IndustryComparison,
  { text, hrefs, asked }: TableWords,
): Table => {
  const nameOf = (code: string) => regions.find((region) => region.code === code)?.name ?? code;
  const { figures, coverage, isNamed, forAll } = text.industry;
  return {
    head: text.csv.industry,
    rows: [
      ...regions.flatMap(({ code, name, policies, named, items, open }) => {
        const list = hrefs.regionList(queryOf({ ...asked, suits: industry.code, regions: [code] }));
        const said = [
          [figures.policies, policies],
          [figures.named, named],
          [figures.items, items],
          [figures.open, open],
        ] as const;
        return said.map(
          ([what, value]) => [coverage, name, what, count(policies === null ? null : value), '', list] as const,
        );
      }),
      ...headlines.map(
        ({ code, name, amount, isNamed: names, title, policyId, itemId }) =>
          [
            text.industry.headlines,
            nameOf(code),
            `${name}（${names ? isNamed : forAll}）`,
            amount,
            title,
            hrefs.detail(policyId, { clauseId: itemId }),
          ] as const,
      ),
      ...gaps.flatMap(({ key, name, have, lack }) =>
        lack.map(
          (code) =>
            [
              text.industry.gaps,
              nameOf(code),
              name,
              text.industry.lack([nameOf(code)]),
              have.map((one) => text.industry.has(nameOf(one))).join('、'),
              hrefs.regionList(queryOf({ ...asked, item: key, regions: have })),
            ] as const,
        ),
      ),
    ],
  };
};
