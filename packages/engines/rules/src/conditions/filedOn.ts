import { isToFiling } from './carriedOver';
import type { Cond } from './rule';

/**
 * Condition of a round ahead whose first day (YYYY-MM-DD) is announced: how long it has been since a date (登记注册满1年), and months to the day
 * of application, are reckoned to that day. The same object where nothing is reckoned.
 */
export function filedOn(cond: Cond, day: string): Cond {
  switch (cond.k) {
    case 'attest':
      return isToFiling(cond.title) ? { ...cond, filedFrom: day } : cond;
    case 'cmp':
      return cond.left.k === 'monthsSince' || cond.left.k === 'daysSince' ? { ...cond, filedFrom: day } : cond;
    case 'all':
    case 'any':
    case 'atLeast': {
      const of = cond.of.map((part) => filedOn(part, day));
      return of.every((part, at) => part === cond.of[at]) ? cond : { ...cond, of };
    }
    case 'when': {
      const [given, need] = [filedOn(cond.given, day), filedOn(cond.need, day)];
      return given === cond.given && need === cond.need ? cond : { ...cond, given, need };
    }
    default:
      return cond;
  }
}
