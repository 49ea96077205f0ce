import type { MainComponents } from '@hengce/api/contract';
import { chineseDate, shortAmount } from '@hengce/text';
import type { Block } from '../../../platform/reading';
import { regionName } from '../../../platform/vocabulary';
import type { Draft } from './Draft';
import { outlineOfBlocks } from './fromBlocks';

type S = MainComponents['schemas'];

const maxDifferences = 16;

/** Outline of some regions compared: the figures of those that are provinces, and the items that are furthest apart. */
export function outlineOfComparison(
  codes: readonly string[],
  { regions, asOf }: S['RegionOverview'],
  { items }: S['RegionDifferences'],
): Draft {
  const names = codes.map(regionName);
  const counted = regions.filter(({ code }) => codes.includes(code));
  const differences = items.slice(0, maxDifferences);
  const blocks: Block[] = [
    { kind: 'heading', text: `${names.join('、')}政策对比` },
    ...(counted.length === 0 ? [] : figuresOf(counted)),
    ...(differences.length === 0
      ? []
      : [
          { kind: 'heading' as const, text: '差得最多的事项' },
          {
            kind: 'table' as const,
            rows: [
              ['事项', ...names],
              ...differences.map(({ name, values }) => [
                name,
                ...codes.map((code) => values.find((value) => value.code === code)?.text ?? '没有收录'),
              ]),
            ],
          },
          ...differences
            .slice(0, 4)
            .flatMap(({ name, values }): Block[] => [
              { kind: 'heading', text: name },
              ...values.map(
                ({ code, text, title }): Block => ({ kind: 'text', text: `${regionName(code)}：${text}，${title}。` }),
              ),
            ]),
        ]),
    { kind: 'heading', text: '说明' },
    { kind: 'text', text: `按政策库${chineseDate(asOf)}收录的现行政策统计，没有收录不等于没有。` },
  ];
  return outlineOfBlocks(blocks, { title: '区域对比', href: `/Policy/RegionalCompare?regions=${codes.join(',')}` });
}

const figuresOf = (regions: readonly S['RegionFigures'][]): Block[] => [
  { kind: 'heading', text: '主要数字' },
  {
    kind: 'table',
    rows: [
      ['地区', '现行政策', '近12个月发布', '申报中', '单项最高'],
      ...regions.map(({ name, policies, published, open, topAmount }) => [
        name,
        `${policies}份`,
        `${published}份`,
        `${open}份`,
        topAmount === null ? '没有写明' : shortAmount(topAmount.value),
      ]),
    ],
  },
];
