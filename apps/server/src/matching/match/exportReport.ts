import type { MainComponents } from '@hengce/api/contract';
import { canonical, isOut, matchGroups } from '@hengce/rules';
import { chineseDate, shortAmount } from '@hengce/text';
import { type PdfBlock, type PdfContent, renderDocx, renderPdf } from '../../platform/pdf';
import { dutyStateNames, groupNames, phaseNames, roundText, verdictNames } from '../items';
import { variants } from './variants';

type S = MainComponents['schemas'];
export type ExportFormat = 'pdf' | 'docx' | 'json';

interface ExportedFile {
  content: Uint8Array;
  name: string;
  mediaType: string;
}

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
};

/** A match report as a file. PDF and DOCX are made from the same blocks, so that their contents are the same. */
export async function exportReport(report: S['MatchReport'], format: ExportFormat): Promise<ExportedFile> {
  const content = await contents[format](report);
  return { content, name: `${variants[report.variant].title}-${report.asOf}.${format}`, mediaType: mediaTypes[format] };
}

const contents: Readonly<Record<ExportFormat, (report: S['MatchReport']) => Promise<Uint8Array>>> = {
  json: async (report) => new TextEncoder().encode(`${canonical(report)}\n`),
  pdf: (report) => renderPdf(contentOf(report)),
  docx: (report) => renderDocx(contentOf(report)),
};

const contentOf = (report: S['MatchReport']): PdfContent => ({
  title: titleOf(report),
  subtitle: subtitleOf(report),
  author: '衡策',
  createdAt: new Date(report.createdAt),
  footer: footerOf(report),
  blocks: blocksOf(report),
});

const titleOf = ({ enterprise, variant }: S['MatchReport']): string => `${enterprise.name}${variants[variant].title}`;
const subtitleOf = ({ asOf, id }: S['MatchReport']): string => `规则日期${asOf}，报告编号${id}`;
const footerOf = ({ asOf, variant }: S['MatchReport']): string =>
  `${variants[variant].title}，${asOf}，仅供参考，以主管部门最新通知为准`;

const certaintyNames: Readonly<Record<S['MatchAmount']['certainty'], string>> = {
  fixed: '预计',
  capped: '上限',
  discretionary: '竞争性',
};

const columns = [
  { title: '条件', share: 0.3 },
  { title: '要求', share: 0.2 },
  { title: '本企业', share: 0.26 },
  { title: '结论', share: 0.1 },
  { title: '依据', share: 0.14 },
] as const;

function blocksOf(report: S['MatchReport']): PdfBlock[] {
  const { counts, items, enterprise } = report;
  const isSample = enterprise.isSample || items.some(({ policy }) => policy.isSample);
  return [
    { kind: 'notice', text: '结论是按已填资料的预判，仅供参考，以主管部门最新通知为准。申报不收取任何费用。' },
    ...(isSample ? [{ kind: 'notice', text: '其中标有【示例】的是示例数据，不能作为申报依据。' } as const] : []),
    {
      kind: 'facts',
      rows: [
        ['企业', enterprise.name],
        ['地区', enterprise.regionName],
        ...matchGroups.map((group) => [groupNames[group], `${counts[group]}项`] as const),
        ['资料', `${report.answered}项`],
        ['规则校验', report.rulesetHash.slice(0, 16)],
        ['资料校验', report.factsHash.slice(0, 16)],
        ...(report.need?.rows ?? []).map(({ label, value }) => [label, value ?? '不清楚'] as const),
      ],
    },
    ...(report.project ? projectBlocks(report.project, items) : []),
    ...matchGroups.flatMap((group): PdfBlock[] => {
      const own = items.filter((item) => item.group === group);
      if (own.length === 0) return [];
      return [
        { kind: 'heading', text: `${groupNames[group]}（${own.length}项）` },
        ...own.flatMap((item) => itemBlocks(item)),
      ];
    }),
  ];
}

function itemBlocks(item: S['MatchItem']): PdfBlock[] {
  const {
    policy,
    conclusion,
    amount,
    amountText: said = '—',
    window,
    claim,
    conditions,
    ways,
    group,
    financing,
    project,
  } = item;
  return [
    { kind: 'heading', text: `${policy.title}：${policy.itemName}` },
    {
      kind: 'facts',
      rows: [
        ['结论', conclusion],
        ...(policy.docNo === null ? [] : [['文号', policy.docNo] as const]),
        ['金额', amount ? amountText(amount) : said],
        ...(amount?.formula ? [['怎么算', amount.formula] as const] : []),
        ['申报', claim ?? roundText(window)],
        ...(financing ? financingRows(financing) : []),
        ...(project ? projectRows(project) : []),
        ...ways.map(({ text }, index) => [`办法${index + 1}`, text] as const),
      ],
    },
    // For items that do not fit, or are held, the conclusion is enough; their tables would bury the others.
    ...(isOut(group)
      ? []
      : [
          {
            kind: 'table' as const,
            columns,
            rows: withoutSettled(conditions).map((row) => [
              `${'　'.repeat(row.depth)}${row.title}`,
              row.requirement,
              figuresOf(row),
              verdictNames[row.verdict],
              row.clause?.label || '—',
            ]),
          },
        ]),
  ];
}

function financingRows({ interest, missing, applicant, stacking }: S['MatchFinancing']): [string, string][] {
  return [
    ...(interest ? [['测算', interest.sentence] as [string, string]] : []),
    ...(interest?.periods ?? []).map(({ from, to, days, costFen, subsidyFen }): [string, string] => [
      `${chineseDate(from)}至${chineseDate(to)}`,
      `${days}天，费用${shortAmount(costFen)}，补助${shortAmount(subsidyFen)}`,
    ]),
    ...(missing.length > 0 ? [['未测算', `缺${missing.join('、')}`] as [string, string]] : []),
    ...(applicant ? [['由谁申报', applicant.by === 'bank' ? '银行' : '企业'] as [string, string]] : []),
    ...(stacking ? [['叠加', [stacking.text, stacking.check].filter(Boolean).join('。')] as [string, string]] : []),
  ];
}

function projectRows({ phase, duties, terms, missing, stacking }: S['MatchItemProject']): [string, string][] {
  return [
    ['申报阶段', phase ? phaseNames[phase] : '文件没有写明'],
    ...(terms ? [['标准', terms.text] as [string, string]] : []),
    ...(missing.length > 0 ? [['未测算', `缺${missing.join('、')}`] as [string, string]] : []),
    ...duties.map((duty): [string, string] => [`${phaseNames[duty.phase]}要办`, dutyText(duty)]),
    ...stacking.map(({ text }): [string, string] => ['叠加', text]),
  ];
}
const dutyText = ({ text, detail, state }: S['ProjectDuty']): string =>
  `${[text, detail].filter(Boolean).join('，')}（${dutyStateNames[state]}）`;

/** The part about the whole project: duties in their order, the stacking plan, and the cash flow. */
function projectBlocks({ duties, plan, cash }: S['MatchProject'], items: readonly S['MatchItem'][]): PdfBlock[] {
  const names = new Map(
    items.map(({ policy, group }) => [
      `${policy.policyId}.${policy.itemId}`,
      `${policy.title}：${policy.itemName}${group === 'eligible' ? '' : `（${groupNames[group]}）`}`,
    ]),
  );
  const sumsText = ({ certainFen, upToFen, competitiveFen }: S['RewardSums']) =>
    `预计${shortAmount(certainFen)}，上限${shortAmount(upToFen)}，竞争性${shortAmount(competitiveFen)}`;
  const planText = (sums: S['RewardSums']) =>
    `${sumsText(sums)}。${sums.chosen.map((id) => names.get(id) ?? id).join('；')}`;
  return [
    { kind: 'heading', text: '先办什么' },
    {
      kind: 'table',
      columns: dutyColumns,
      rows: duties.map(({ duty, items: asking }) => [
        phaseNames[duty.phase],
        [duty.text, duty.detail].filter(Boolean).join('，'),
        dutyStateNames[duty.state],
        asking.length > 0 ? `${asking.length}项` : '法律法规',
        `${duty.clause.title ?? ''}${duty.clause.label}`,
      ]),
    },
    { kind: 'heading', text: '能一起拿的' },
    {
      kind: 'facts',
      rows: [
        ['合计最多', planText(plan.best)],
        ...(plan.second ? [['其次', planText(plan.second)] as const] : []),
        ...plan.excluded.map(({ id, text }) => ['没有计入', `${names.get(id) ?? id}，${text}`] as const),
      ],
    },
    ...(cash
      ? ([
          { kind: 'heading', text: '资金进出' },
          {
            kind: 'table',
            columns: cashColumns,
            rows: [
              ...cash.quarters.map(({ quarter, spendFen, certainFen, upToFen, competitiveFen }) => [
                quarterText(quarter),
                ...[spendFen, certainFen, upToFen, competitiveFen].map(shortAmount),
              ]),
              [
                '到账时间没有公布',
                '—',
                ...[cash.unknown.certainFen, cash.unknown.upToFen, cash.unknown.competitiveFen].map(shortAmount),
              ],
            ],
          },
          {
            kind: 'paragraph',
            text: '支出按工期平均分到各季度，只是估算；补助按文件写明的拨付日期，没有写明的不推算。差一点和待核实的记在上限。',
          },
        ] satisfies PdfBlock[])
      : []),
  ];
}
const quarterText = (quarter: string): string => `${quarter.slice(0, 4)}年第${quarter.slice(5)}季度`;

const dutyColumns = [
  { title: '阶段', share: 0.1 },
  { title: '要办的事', share: 0.52 },
  { title: '现在', share: 0.1 },
  { title: '谁要求', share: 0.12 },
  { title: '依据', share: 0.16 },
] as const;
const cashColumns = [
  { title: '季度', share: 0.28 },
  { title: '支出', share: 0.18 },
  { title: '预计', share: 0.18 },
  { title: '上限', share: 0.18 },
  { title: '竞争性', share: 0.18 },
] as const;

/** The value and formula of a condition; a formula that contains its result stands alone. */
const figuresOf = ({ own, formula }: S['MatchCondition']): string =>
  formula?.includes('＝') ? formula : [own, formula].filter((part) => part !== null).join('；') || '—';

/** Rows without the parts of conditions that are met. */
function withoutSettled(rows: readonly S['MatchCondition'][]): S['MatchCondition'][] {
  const met = new Set(rows.filter(({ verdict }) => verdict === 'met').map(({ id }) => id));
  return rows.filter(({ parentId }) => parentId === null || !met.has(parentId));
}

function amountText(amount: S['MatchAmount']): string {
  const name = certaintyNames[amount.certainty];
  return amount.text.includes(name) ? amount.text : `${amount.text}（${name}）`;
}
