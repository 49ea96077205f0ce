import type { MainComponents } from '@hengce/api/contract';
import { type Exclusion, isOver } from '@hengce/rules';
import type { Judged, Matchable } from '../items';

type S = MainComponents['schemas'];

/** An item of the basket (测算清单). */
export interface Wanted {
  id: string;
  matchable: Matchable;
  group: Judged['group'];
  /** The sum that the user worked out, in fen; null for the one in the document. */
  ownFen: number | null;
}

/** Why an item is left out from the start; null for one that is reckoned with. `isOfProject` where the sums are those of a project. */
export function barredFrom(
  { group, matchable, ownFen }: Wanted,
  amount: S['MatchAmount'] | null,
  isOfProject: boolean,
): string | null {
  if (group === 'ineligible') return '条件不符合';
  if (group === 'held') return '已经持有';
  if (isOver(matchable.window)) return '已截止，不再开放';
  // The sum follows from what the firm has to change first; that of the document is far above it.
  const isGuess = !isOfProject && ownFen === null && amount?.certainty === 'capped';
  return group === 'nearMiss' && isGuess ? '还差一点，改到符合以后才算得出金额，现在不计入合计' : null;
}

/** Words of a stacking rule that excludes items. */
export interface GroupWords {
  /** The sentence, with the names of the items that exclude it. */
  say(others: string): string;
  clause: S['MatchClause'] | null;
}

/** Why an item adds nothing to the sum. */
export function nothingOf({ matchable, ownFen }: Wanted, amount: S['MatchAmount'] | null): string {
  if (amount !== null || ownFen !== null) return '金额为0元，不增加合计';
  // Without words on the sum the user cannot work one out either.
  const said = matchable.item.amount?.text;
  return said === undefined ? '文件没有写金额，不增加合计' : `文件写的是${said}，没有写总额，测算后可计入`;
}

export function explain(
  exclusion: Exclusion,
  words: ReadonlyMap<string, GroupWords>,
  others: string,
  nothing: string,
): Pick<S['RewardExclusion'], 'text' | 'clause'> {
  switch (exclusion.reason) {
    case 'titleMissing':
      return { text: `需要先取得“${exclusion.title}”`, clause: null };
    case 'usedUp':
      return { text: '能用的次数已经用完', clause: null };
    case 'addsNothing':
      return { text: nothing, clause: null };
    default: {
      const group = words.get(exclusion.group);
      return { text: group?.say(others) ?? '', clause: group?.clause ?? null };
    }
  }
}
