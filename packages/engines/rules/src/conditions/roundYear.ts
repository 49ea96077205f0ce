import { isOfLastYear } from './carriedOver';
import { compute, type Expr } from './expression';
import type { Cond } from './rule';
import { withLeaves } from './withLeaves';

/** Stands in the words of a condition for the year of the round: what is confirmed for one round says nothing of another. */
export const inYearOfRound = '在复核当年';

/** Condition with the year of its round in its words, in which it is asked: 在2027年. */
export const ofRound = (cond: Cond, year: number): Cond =>
  cond.title.includes(inYearOfRound) ? { ...cond, title: cond.title.replace(inYearOfRound, `在${year}年`) } : cond;

/** Condition of a round of a later year, which reads the figures of a year that is not over yet. The same object where none are read. */
export const ofLaterRound = (cond: Cond, round: number): Cond =>
  withLeaves(cond, (leaf) => {
    const reads =
      leaf.k === 'cagr' ||
      (leaf.k === 'attest' && isOfLastYear(leaf.title)) ||
      (leaf.k === 'cmp' && [leaf.left, leaf.right].some(readsYear));
    return reads ? { ...leaf, round } : leaf;
  });

const nothing = { asOf: '2000-01-01', get: () => undefined };
const readsYear = (expr: Expr): boolean => compute(expr, nothing).missing.some(({ back }) => back !== undefined);
