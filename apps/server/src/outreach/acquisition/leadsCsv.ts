import type { MainComponents } from '@hengce/api/contract';
import { fullMoment } from '@hengce/text';
import { csvLine, csvMark } from '../../platform/vocabulary';
import type { Firm } from './directory';
import { briefOf } from './firmCard';
import type { LeadRow } from './leadRepository';

type S = MainComponents['schemas'];

export const stageNames: Readonly<Record<S['LeadStage'], string>> = {
  toContact: '待联系',
  contacted: '已联系',
  interested: '有意向',
  signed: '已签约',
  unsuitable: '不合适',
};

const columns = ['企业名称', '统一社会信用代码', '地区', '行业', '成立日期', '阶段', '备注', '资料来源'];

/** List of leads as CSV, with the purpose of the export in its head. */
export function csvOf(
  name: string,
  purpose: string,
  now: Date,
  found: readonly { row: LeadRow; firm: Firm }[],
): string {
  const isSample = found.some(({ firm }) => firm.isSample);
  const head = [
    ['名单', name],
    ['导出用途', purpose],
    ['导出时间', `${fullMoment(now)}（北京时间）`],
    ...(isSample ? [['说明', '含示例数据，名称带“示例”的企业是虚构的']] : []),
    columns,
  ];
  const lines = found.map(({ row, firm }) => {
    const { uscc, regionName, industry, establishedAt } = briefOf(firm);
    const sources = firm.statements.map(({ source, asOf }) => `${source}（${asOf}）`).join('、');
    return [
      firm.name,
      uscc ?? '',
      regionName ?? '',
      industry ?? '',
      establishedAt ?? '',
      stageNames[row.stage],
      row.note,
      sources,
    ];
  });
  return csvMark + [...head, ...lines].map(csvLine).join('');
}
