import type { DeclarationEvaluation, EvaluationRisk } from '@hengce/api';
import { createUseText } from '@hengce/feature-kit';

const advice: Record<DeclarationEvaluation['advice']['kind'], string> = {
  go: '建议申报',
  prepare: '先补资料',
  wait: '暂缓申报',
  noGo: '不建议申报',
};
const level: Record<EvaluationRisk['level'], string> = { high: '高', medium: '中', low: '低' };

const text = {
  title: '项目预评估',
  description: (project: string, item: string) => (project === item ? project : `${project}，${item}`),
  toForm: '去填报',
  loading: '正在评估',
  figures: '要点',
  advice,
  adviceName: '建议',
  conclusion: '核对结果',
  expected: '预期金额',
  expectedNone: '未写明',
  year: '建议年度',
  yearOf: (year: number) => `${year}年`,
  yearNone: '还不能判断',
  effort: '投入人天',
  effortUnit: '天',
  effortHelp: '准备材料、填写与沟通，按半天计',
  effortRange: (days: number) => `投入人天应在0到10000之间，现在是${days}`,
  effortFirst: '结论没有保存，请先改正投入人天',
  gates: '门槛',
  gatesHint: '一条不符合就不能申报',
  noGates: '文件没有可以逐条核对的门槛',
  sheet: '评分表',
  sheetHint: '自评按已填的资料，有据只算有佐证的，保守取最低',
  risks: '风险',
  noRisks: '没有发现风险',
  level,
  levelName: '程度',
  risk: '风险',
  addRisk: '添加风险',
  removeRisk: (words: string) => `删除“${words}”`,
  decision: '结论',
  go: '申报',
  noGo: '不申报',
  note: '理由',
  decided: (by: string, at: string) => `${by}，${at}`,
  save: '保存结论',
  saved: '结论已保存',
  review: '评审意见',
  disclaimer: '按现有资料预判，以主管部门审核为准',
};

export const useProjectEvaluationText = createUseText('policy', { projectEvaluation: text });
