import type { Clause, Policy } from '../model/types';
import { localPolicy } from './localPolicies';
import { clause } from './policyParts';

/** Law of 1,200 clauses in 24 chapters, like the longest ones. */
export const longLaw: Policy = {
  ...localPolicy,
  id: 'l-long-law',
  title: '云澜市营商环境总条例（汇编）',
  docNo: null,
  kind: 'regulation',
  summary: null,
  window: { state: 'none', opensAt: null, closesAt: null, daysLeft: null },
  milestones: [
    { kind: 'published', label: '公布', date: '2024-03-29' },
    { kind: 'effective', label: '施行', date: '2024-07-01' },
  ],
  keyFacts: [],
  items: [],
  materials: [],
  obligations: [],
  versions: [],
  relations: [],
  clauses: longClauses(),
};

function longClauses(): Clause[] {
  const clauses: Clause[] = [];
  let article = 0;
  for (let chapter = 1; chapter <= 24; chapter++) {
    clauses.push(clause(`ch-${chapter}`, null, 'chapter', `第${han(chapter)}章`, '市场主体保护', '', 0));
    for (let n = 0; n < 20; n++) {
      article += 1;
      const body =
        '各级人民政府及其部门应当依法平等保护各类市场主体的财产权和其他合法权益，不得违法干预市场主体的经营活动。';
      clauses.push(
        clause(`art-${article}`, `ch-${chapter}`, 'article', `第${han(article)}条`, '', `${body}${body}`, 1),
      );
      for (const item of n % 2 ? [] : [1, 2, 3]) {
        clauses.push(
          clause(
            `art-${article}.${item}`,
            `art-${article}`,
            'item',
            `（${han(item)}）`,
            '',
            '不得违法设定检查、处罚与强制措施；',
            2,
          ),
        );
      }
    }
  }
  return clauses;
}

function han(n: number): string {
  const digits = '零一二三四五六七八九';
  if (n < 10) return digits[n] as string;
  if (n < 20) return `十${n % 10 ? digits[n % 10] : ''}`;
  if (n < 100) return `${digits[Math.floor(n / 10)]}十${n % 10 ? digits[n % 10] : ''}`;
  const rest = n % 100;
  return `${digits[Math.floor(n / 100)]}百${rest === 0 ? '' : rest < 10 ? `零${han(rest)}` : `${rest < 20 ? '一' : ''}${han(rest)}`}`;
}
