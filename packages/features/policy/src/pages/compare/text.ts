import type { ComparedPoint, ComparedRow } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const change: Record<ComparedRow['change'], string> = {
  same: '未变',
  renumbered: '只改条号',
  changed: '有改动',
  moved: '移了位置',
  split: '拆出',
  merged: '并入',
  added: '新增',
  removed: '删去',
};
const topic: Record<ComparedPoint['topic'], string> = {
  amount: '金额',
  deadline: '期限',
  threshold: '比例与数量',
  materials: '材料',
};

const text = {
  title: '政策对比',
  description: '两份文件逐条对照：按内容对齐，条号变了也认得出来',
  side: { left: '左侧文件', right: '右侧文件' },
  /** Among versions of one title the left is read as what was before. */
  choose: '选择文件',
  change,
  topic,
  replace: '更换',
  swap: '左右对调',
  sample: '示例',
  pickHint: '选好两份文件，就逐条对照',
  picker: {
    title: '选择文件',
    box: '标题或发文字号',
    placeholder: '如：专精特新、国科发火〔2016〕32号',
    suggestions: '匹配的文件',
    versions: '同一文件的其他版本',
    related: '与它有关的文件',
    hint: '输入几个字，从列出的文件里选一份',
    cancel: '取消',
  },
  loading: '正在逐条对照',
  failedTitle: '没有对照出来',
  failedKept: '选的两份文件还在',
  absentTitle: '没有找到其中一份文件',
  absentBody: '它可能已被移除，请换一份',
  tooLong: '两份文件太长，放在一起对照不下。请换较短的一份，或分别阅读',
  sameFile: '两侧是同一份文件，请换一份',
  counts: (parts: readonly string[]) => parts.join('，'),
  count: (count: number, name: string) => `${count}条${name}`,
  digest: '库里没有这份文件的全文，对照的是我们整理的要点，不是原文',
  thirdParty: '文字由第三方整理，没有与官方文件核对',
  different: '这两份不是同一文件的两个版本，只把说法相近的条文放在一起',
  export: '导出表格',
  exportName: (left: string, right: string) => `政策对比-${left}-${right}.csv`,
  exportHead: ['变化', '左侧条号', '左侧原文', '右侧条号', '右侧原文'],
  exportSource: (side: string, title: string, docNo: string, version: string) => [side, title, docNo, version],
  exportNote: '由衡策逐条对照，条文以官方文件为准',
  points: {
    title: '要点变化',
    hint: '数字与材料的变化，点条号看全文',
    none: '金额、期限、比例和材料没有变化',
    only: { left: '左侧没有', right: '右侧没有' },
    direction: { more: '数值变大', less: '数值变小' },
    all: (count: number) => `全部${count}处`,
    fewer: '收起',
  },
  impact: {
    title: '对我的影响',
    hint: (firm: string) => `按${firm}的资料，假设两份文件都有效`,
    same: '两份文件的结论相同',
    unreadable: '没有可以核对的条件',
    none: '两份文件都没有可以核对的申报条件',
    signedOut: '登录并填写企业资料后，这里说明你的结论有没有变化',
    signIn: '去登录',
    noEnterprise: '填写企业资料后，这里说明你的结论有没有变化',
    addEnterprise: '填写企业资料',
    loading: '正在核对',
    failed: '没有核对出来',
  },
  rows: {
    title: '逐条对照',
    view: '显示',
    changes: '只看改动',
    whole: '全部条文',
    none: '两份文件的条文完全相同',
    absent: { left: '左侧没有这一条', right: '右侧没有这一条' },
    part: { split: '右侧这一条由左侧的一条拆出', merged: '左侧这一条并入了右侧的一条' },
  },
};

export type CompareText = typeof text;
export const useCompareText = createUseText('policy', { compare: text });
