import type { Cond } from './rule';

/** Condition with those that have none below them changed; the same object where nothing changes. */
export function withLeaves(cond: Cond, change: (leaf: Cond) => Cond): Cond {
  switch (cond.k) {
    case 'all':
    case 'any':
    case 'atLeast': {
      const of = cond.of.map((part) => withLeaves(part, change));
      return of.every((part, at) => part === cond.of[at]) ? cond : { ...cond, of };
    }
    case 'when': {
      const [given, need] = [withLeaves(cond.given, change), withLeaves(cond.need, change)];
      return given === cond.given && need === cond.need ? cond : { ...cond, given, need };
    }
    default:
      return change(cond);
  }
}
