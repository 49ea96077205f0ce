import { createUseText } from '@hengce/feature-kit';

/** Words of a table of conditions. */
const text = {
  and: '、',
  clause: '查看条款',
  bonusOf: (title: string) => `${title}（加分项）`,
  holds: '符合',
  fails: '不符合',
  answerNow: '去补充',
  relation: { all: '以下各项都满足', any: '以下满足一项', atLeast: '以下满足规定的项数', when: '前一项成立时看后一项' },
  score: (lo: string, max: number) => `${lo}分，满分${max}分`,
  scoreRange: (lo: number, hi: number) => (lo === hi ? `${lo}` : `${lo}至${hi}`),
  scorePart: (title: string, points: string, max: number) => `${title}${points}/${max}`,
  notConfirmed: (reason: string) => `没有保存，原来的结论不变。${reason}`,
};
export type ConditionText = typeof text;

export const useConditionText = createUseText('policy', { conditions: text });
