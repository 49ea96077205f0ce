import type { MatchAmount, MatchGroup, MatchProgress, MatchVerdict } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const group: Record<MatchGroup, string> = {
  eligible: '可申报',
  waiting: '符合，等开放',
  closed: '已截止',
  nearMiss: '差一点',
  toVerify: '待核实',
  held: '已持有',
  ineligible: '不符合',
};
/** Names of the groups where all are side by side. */
const groupTab: Record<MatchGroup, string> = { ...group, waiting: '等开放' };
const verdict: Record<MatchVerdict, string> = {
  met: '符合',
  unmet: '不符合',
  unknown: '待补数',
  manual: '待核实',
  notApplicable: '不适用',
};
const certainty: Record<MatchAmount['certainty'], string> = {
  fixed: '预计',
  capped: '上限',
  discretionary: '竞争性',
};

/** Words that several pages of matching say. */
const text = {
  title: { general: '政策匹配', project: '项目申报匹配', finance: '金融政策匹配' },
  outlook: ({ open, items, touched }: MatchProgress['outlook']) =>
    `再答${open}题${items > 0 ? `，有${items}项只等这些答案` : touched > 0 ? `，关系到${touched}项` : ''}`,
  report: { general: '匹配报告', project: '项目申报匹配报告', finance: '金融政策匹配报告' },
  group,
  groupTab,
  verdict,
  certainty,
  conflicts: '不能同时享受',
  colon: '：',
  comma: '，',
  and: '、',
  yuan: '元',
  tenThousand: '万元',
  percent: '%',
  days: '天',
  noneOf: '都没有',
  yes: '是',
  no: '否',
  unsure: '不清楚',
  to: '至',
  atLeast: (value: string) => `${value}及以上`,
  atMost: (value: string) => `不超过${value}`,
  notNumber: (typed: string) => `应为阿拉伯数字，如12或1,286，现在是“${typed}”`,
  notMoney: (typed: string) => `应为阿拉伯数字，不写单位按万元，如1286或1,286万元，现在是“${typed}”`,
  halfDay: '日期没有填完，应有年、月、日',
  disclaimer: '仅供参考，以主管部门最新通知为准',
  run: {
    action: '生成报告',
    running: '正在逐条核对',
    cost: '生成报告使用1次政策匹配，答题不计次数',
    kept: '已答的题都已保存',
    failed: (reason: string) => `报告没有生成，已答的题都在。${reason}`,
  },
  today: {
    title: '今日匹配',
    count: (name: string, count: number) => `${name}${count}项`,
    all: (total: number) => `查看${total}项`,
    makeReport: '生成完整报告',
    closing: (total: number) => `本月有${total}项与企业有关的申报截止`,
    none: '资料还不够，没有可以列出的政策',
    answer: '回答问题',
    failed: '匹配结果没有取到',
    noEnterprise: '添加企业后，适合的政策列在这里',
    addEnterprise: '添加企业',
  },
  none: {
    title: '还没有企业',
    body: '这一页按企业资料核对或测算，添加企业后，结果会出现在这里',
    add: '添加企业',
  },
};
export type MatchText = typeof text;

export const useMatchText = createUseText('policy', { match: text });
