import { type FactDef, findFact } from '../facts/factDefs';
import { rational } from '../numbers/rational';
import type { Lever, Levers } from './nearMiss';

const one = rational(1n);
const yuan = rational(100n);
const up = (months: Lever['months'] = null): Lever => ({ direction: 'up', step: one, months });

/** What is no obstacle any more once the firm has made up for it. */
const cured = (cure: string): Lever => ({ direction: 'down', step: one, months: [0, 0], cure });

/**
 * What a firm can change by itself, and how long it takes (usual times, known from practice and not from a document, so
 * that a result says 通常). Numbers of a financial year show when the next one is full. 转入 intellectual property is not
 * suggested: most programmes do not count it.
 */
const byKey: Readonly<Record<string, Lever>> = {
  inventionPatents: up([18, 36]),
  ownInventions: up([18, 36]),
  ownClassTwo: up([1, 10]),
  appliedInventions: up([18, 36]),
  utilityModels: up([6, 10]),
  designPatents: up([6, 10]),
  softwareCopyrights: up([1, 2]),
  certifications: up([3, 6]),
  researchStaff: up(),
  techConversions: up(),
  // It grows by one a year: a second one is no change of the next round.
  marketYears: { ...up([12, 12]), reach: () => one },
  rdExpense: { ...up(), step: yuan },
  deductibleRdExpense: { ...up(), step: yuan },
  domesticRdExpense: { ...up(), step: yuan },
  highTechRevenue: { ...up(), step: yuan },
  mainRevenue: { ...up(), step: yuan },
  mainProductRevenue: { ...up(), step: yuan },
  revenue: { ...up(), step: yuan },
  equityRaised: { ...up(), step: yuan },
  netAssets: { ...up(), step: yuan },
  liabilities: { direction: 'down', step: yuan, months: null },
  hasArrears: cured('补缴'),
  hasMissedReports: cured('补报'),
  planInvestment: { ...up([1, 12]), step: yuan },
};

/** Levers of facts, with the usual months of a change; undefined for past years, and for what a firm cannot change itself. */
export const levers: Levers = ({ key, back }) => {
  const def: FactDef | undefined = findFact(key);
  return def === undefined || (back ?? 0) > 0 ? undefined : byKey[key];
};
