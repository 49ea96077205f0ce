import type { MainComponents } from '@hengce/api/contract';
import { matchGroups } from '@hengce/rules';
import { chineseDate } from '@hengce/text';
import { groupNames, roundText } from '../../../matching/items';
import { reportPath, variants } from '../../../matching/match';
import type { Block } from '../../../platform/reading';
import type { Draft } from './Draft';
import { outlineOfBlocks } from './fromBlocks';

type S = MainComponents['schemas'];

/** Rows that a table of policies has, and policies that get a slide of their own. */
const maxRows = 20;
const maxOwn = 8;

/**
 * Outline of a match report as it was found: how many policies fit how well, which they are, and what the best of them
 * give and ask.
 */
export function outlineOfReport(report: S['MatchReport']): Draft {
  const { enterprise, asOf, items, counts } = report;
  const { title } = variants[report.variant];
  const told = items.filter(({ group }) => group === 'eligible' || group === 'waiting' || group === 'nearMiss');
  const blocks: Block[] = [
    { kind: 'heading', text: `${enterprise.name}${title}` },
    { kind: 'heading', text: '匹配结果' },
    {
      kind: 'table',
      rows: [['结论', '项数'], ...matchGroups.map((group) => [groupNames[group], `${counts[group]}项`])],
    },
    ...matchGroups.flatMap((group): Block[] => {
      const own = items.filter((item) => item.group === group);
      if (own.length === 0 || group === 'ineligible') return [];
      const more = own.length > maxRows ? `（${own.length}项，列出前${maxRows}项）` : `（${own.length}项）`;
      return [
        { kind: 'heading', text: `${groupNames[group]}${more}` },
        { kind: 'table', rows: [['政策', '金额', '申报'], ...own.slice(0, maxRows).map(rowOf)] },
      ];
    }),
    ...told
      .slice(0, maxOwn)
      .flatMap((item): Block[] => [
        { kind: 'heading', text: item.policy.title },
        ...[
          `${item.conclusion}。`,
          `金额：${amountOf(item)}。`,
          `申报：${roundText(item.window)}。`,
          ...item.ways.map(({ text }) => `办法：${text}。`),
        ].map((text): Block => ({ kind: 'text', text })),
      ]),
    { kind: 'heading', text: '说明' },
    { kind: 'text', text: `按${chineseDate(asOf)}的规则与已填资料预判，仅供参考，以主管部门最新通知为准。` },
  ];
  return outlineOfBlocks(blocks, {
    title: `${title}（${chineseDate(asOf)}）`,
    href: reportPath(report),
  });
}

const rowOf = (item: S['MatchItem']): string[] => [
  `${item.policy.title}：${item.policy.itemName}`,
  amountOf(item),
  roundText(item.window),
];
const amountOf = ({ amount, amountText }: S['MatchItem']): string => amount?.text ?? amountText ?? '没有写明';
