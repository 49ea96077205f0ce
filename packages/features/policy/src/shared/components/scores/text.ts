import { createUseText } from '@hengce/feature-kit';

const relation = (operator: '>' | '>='): string => (operator === '>' ? '须高于' : '须不低于');

/** Words of a sheet of scores. */
const text = {
  own: '自评',
  evidenced: '有据',
  cautious: '保守',
  points: (points: string) => `${points}分`,
  span: (lo: string, hi: string) => (lo === hi ? lo : `${lo}至${hi}`),
  pass: (operator: '>' | '>=', pass: number) => `${relation(operator)}${pass}分`,
  sheet: '创新能力评价',
  item: '指标',
  basis: '依据',
  total: '合计',
  of: (max: number) => `满分${max}`,
  missing: (labels: string) => `缺${labels}`,
  and: '、',
  comma: '，',
  rateLabel: (title: string) => `自评，${title}`,
  unrated: '不自评',
  level: (label: string, points: string) => `${label}（${points}分）`,
  rateFailed: (reason: string) => `自评没有保存，原来的不变。${reason}`,
};
export type ScoreText = typeof text;

export const useScoreText = createUseText('policy', { scores: text });
