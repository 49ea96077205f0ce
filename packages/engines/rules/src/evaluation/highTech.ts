import { compute, type Expr } from '../conditions/expression';
import { type Circumstances, type Judgement, judge, leavesOf } from '../conditions/judge';
import type { Cond, ScoreTable, Verdict } from '../conditions/rule';
import { conditionsOf } from '../conditions/ruleSet';
import { withSharedAttests } from '../conditions/sharedAttests';
import { explain } from '../explanation/explain';
import { figure } from '../explanation/figures';
import { formulaOf } from '../explanation/formulas';
import type { ConditionRow } from '../explanation/types';
import { unmetText } from '../explanation/unmet';
import { explainWay } from '../explanation/ways';
import type { FactSet } from '../facts/facts';
import { questionOf } from '../matching/judgeItems';
import { soleValue } from '../numbers/interval';
import { toDecimalText } from '../numbers/rational';
import { hnte } from '../programmes/highTech/ruleSet';
import { levers } from '../ways/levers';
import { type Way, waysToMeet } from '../ways/nearMiss';
import { conclusions, type EvaluationRule, isNearMiss, type RuleDocuments, ruleOf } from './conclusions';
import { type Levels, type ScoreSheet, sheetOf } from './sheet';

export interface GrowthFigure {
  title: string;
  value: string | null;
  formula: string | null;
}

/** Year of a possible application, and the changes until then. */
export interface EarliestYear {
  year: number;
  plan: { year: number; actions: string[] }[];
}

/** Result of 高新技术企业自评 for one firm. */
export interface HighTechEvaluation {
  asOf: string;
  rule: EvaluationRule;
  verdict: Verdict;
  /** Whether it is 差一点: the firm can change what it does not meet, and the way is known. */
  isNear: boolean;
  conclusion: string;
  conditions: ConditionRow[];
  sheet: ScoreSheet;
  growth: GrowthFigure[];
  /** Obstacles: conditions that are not met, then missing points of the score. */
  binding: string[];
  /** Earliest year by the smallest changes and usual times; null when no way is known, or nothing has to change. */
  earliest: EarliestYear | null;
}

const span = (lo: number, hi: number) => ({ lo, hi });
const five = (...labels: [string, string, string, string]) =>
  [...labels, '无'].map((label, at) => ({ label, points: at === 4 ? span(0, 0) : span(7 - 2 * at, 8 - 2 * at) }));
/** Names of the bands of the two items for which 国科发火〔2016〕195号 has them. */
const levels: Levels = {
  'ip-advanced': five('高', '较高', '一般', '较低'),
  'ip-core': five('强', '较强', '一般', '较弱'),
};

const condition = withSharedAttests(hnte.condition);
const scored = conditionsOf(condition).find((cond): cond is Extract<Cond, { k: 'score' }> => cond.k === 'score');
if (scored === undefined) throw new Error('hnte has no score');
export const highTechTable: ScoreTable = scored.table;

/** Result of 高新技术企业自评 for a firm, by its facts, its confirmations and the points that it expects. */
export function evaluateHighTech(circumstances: Circumstances, documents: RuleDocuments): HighTechEvaluation {
  const { facts } = circumstances;
  const judgement = judge(condition, circumstances);
  const conditions = explain(judgement, { facts, clauseOf: documents.clauseOf, questionOf: questionOf(facts.asOf) });
  const isNear = isNearMiss(judgement.verdict, condition, circumstances);
  return {
    asOf: facts.asOf,
    rule: ruleOf(hnte, documents),
    verdict: judgement.verdict,
    isNear,
    conclusion:
      judgement.verdict === 'unmet'
        ? `${isNear ? '差一点，' : ''}有条件不具备，见“还差什么”`
        : conclusions[judgement.verdict],
    conditions,
    sheet: sheetOf(highTechTable, circumstances, levels),
    growth: [
      growthOf('净资产增长率', { k: 'hnteGrowth', key: 'netAssets' }, facts),
      growthOf('销售收入增长率', { k: 'hnteGrowth', key: 'revenue' }, facts),
    ],
    binding: bindingOf(judgement, conditions),
    earliest: earliestOf(circumstances),
  };
}

function growthOf(title: string, expr: Expr, facts: FactSet): GrowthFigure {
  const { interval, trouble } = compute(expr, facts);
  const value = trouble ? undefined : soleValue(interval);
  return { title, value: value ? figure(value, 'ratio') : null, formula: formulaOf(expr, 'ratio', facts) };
}

/** The conditions that are not met, then what the score lacks. */
function bindingOf(judgement: Judgement, rows: readonly ConditionRow[]): string[] {
  return leavesOf(judgement).flatMap(({ cond, verdict, score }): string[] => {
    if (verdict !== 'unmet') return [];
    const row = rows.find(({ id }) => id === cond.id);
    if (cond.k !== 'score' || score === undefined) return [row ? unmetText(row) : cond.title];
    return [`${cond.title}：最多${toDecimalText(score.hi, 1)}分，须高于${cond.table.pass.value}分`];
  });
}

/** Numbers of a financial year show with its report, the others after so many months at best. */
function earliestOf(circumstances: Circumstances): EarliestYear | null {
  const { facts } = circumstances;
  const [way] = waysToMeet(condition, circumstances, levers);
  if (way === undefined || way.length === 0) return null;
  const now = Number(facts.asOf.slice(0, 4));
  const month = Number(facts.asOf.slice(5, 7));
  const yearOf = ({ lever }: Way[number]): number =>
    lever.months === null ? now + 1 : now + Math.floor((month - 1 + lever.months[0]) / 12);
  const year = Math.max(now, ...way.map(yearOf));
  const actions = explainWay(way, facts.asOf).changes.map(
    ({ label, from, to, delta, when }) => `${label}${from === to ? delta : `由${from}变为${to}`}，${when}`,
  );
  return {
    year,
    plan:
      year === now
        ? [{ year, actions }]
        : [
            { year: now, actions },
            { year, actions: ['重新自评，条件具备后申报'] },
          ],
  };
}
