/**
 * Severity of an issue: an error is wrong by a standard, a suggestion reads better otherwise, a review needs a person's
 * judgement.
 */
export type Severity = 'error' | 'suggestion' | 'review';

/** Kind of text: 公文, 广告, 合同, 通用. Some rules apply to some kinds only. */
export type Genre = 'official' | 'advertisement' | 'contract' | 'general';

/** Way to resolve an issue: use the one suggestion, choose among several, mask it, or only look at it. */
export type FixKind = 'replace' | 'choose' | 'mask' | 'none';

/** Classes of rules with their names; precision is measured and published by class. */
export const ruleClasses = {
  'punct.width': '标点的全角与半角',
  'punct.repeat': '标点重复与连用',
  'punct.pair': '成对的标点',
  'punct.enum': '顿号',
  'punct.title': '书名号',
  'num.form': '数字用法',
  date: '日期',
  unit: '计量单位',
  sum: '合计与金额',
  level: '层次序数',
  docno: '发文字号与附件说明',
  de3: '的地得',
  'word.fixed': '固定词语',
  'word.pair': '易混词语',
  redundant: '重复赘余',
  'org.stale': '机构名称',
  'law.name': '法规名称',
  leader: '人名职务名单',
  'term.consistency': '前后一致',
  'ad.absolute': '广告绝对化用语',
  privacy: '个人信息',
  sensitive: '自定敏感词',
  file: '公文结构',
  model: '模型建议',
} as const;

export type RuleClass = keyof typeof ruleClasses;

/** Error at one place (问题). Offsets are UTF-16 units in the text of its block. */
export interface Issue {
  ruleId: string;
  class: RuleClass;
  severity: Severity;
  fix: FixKind;
  /** Index of the block. */
  block: number;
  from: number;
  to: number;
  /** The text between `from` and `to`. */
  original: string;
  /** Replacements, best first; an empty string deletes the words. */
  suggestions: readonly string[];
  reason: string;
  /** Standard or law with its clause; '' where only usage supports it. */
  clause: string;
  /** Reason why it may be right all the same, as the name of the exemption. */
  exemption?: string;
  source: 'rule' | 'model';
  /** Measured precision of its class, 0 to 1; null where it was not measured. */
  precision: number | null;
}
