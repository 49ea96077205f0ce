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

/** A number of a fact as it might be, as stored. */
export interface TriedChange {
  key: string;
  /** Financial year, or empty. */
  period: string;
  value: number;
}

export interface Trial {
  /** Why a number cannot be one of this fact; null when it can. */
  problemOf(change: TriedChange): string | null;
  /** What would move. */
  tryOut(changes: readonly TriedChange[]): S['WhatIf'];
}

/** A firm and its rules, to try numbers on without a request. The same engine as the server's judges. */
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
