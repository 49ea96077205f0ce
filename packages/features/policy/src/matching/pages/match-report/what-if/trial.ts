import type { MainComponents } from '@hengce/api/contract';
import {
  type Cond,
  findAsked,
  firmOf,
  itemsOfRules,
  matchItems,
  parseFact,
  type Supposed,
  whatIf,
} from '@hengce/rules';

type S = MainComponents['schemas'];

/** Supposed number of a fact, in the unit in which it is stored (分, shares of one). */
export interface TriedChange {
  key: string;
  /** Financial year; empty for facts without one. */
  period: string;
  value: number;
}

export interface Trial {
  /** Reason why a number cannot be a value of this fact; null when it can. */
  problemOf(change: TriedChange): string | null;
  /**
   * Numbers of items in each group with the changes, and the items that would change group. A change that is no value
   * of its fact is ignored.
   */
  tryOut(changes: readonly TriedChange[]): S['WhatIf'];
}

/** Trial of supposed numbers in the page, by the same engine as the server's and without a request. */
export function trialOf({ firm, conditions, items }: S['MatchBasis']): Trial {
  const match = matchItems(firmOf(firm), itemsOfRules({ conditions: conditions as Cond[], items }));
  const readOf = ({ key, value }: TriedChange) => {
    const def = findAsked(key);
    return def && { def, parsed: parseFact(def, value) };
  };
  return {
    problemOf(change) {
      const read = readOf(change);
      return read && 'problem' in read.parsed ? read.parsed.problem : null;
    },
    tryOut(changes) {
      const supposed = changes.flatMap((change): Supposed[] => {
        const read = readOf(change);
        return read && 'value' in read.parsed
          ? [{ def: read.def, period: change.period, value: read.parsed.value }]
          : [];
      });
      const { moves, ...counts } = whatIf(match, supposed);
      return { ...counts, moves: moves.map(({ item, ...move }) => ({ policy: item.policy, ...move })) };
    },
  };
}
