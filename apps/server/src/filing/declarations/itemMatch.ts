import type { MainComponents } from '@hengce/api/contract';
import { createEnterpriseRepository } from '../../firm/enterprise';
import type { FirmMatch, Judged } from '../../matching/items';
import { keyOfItem, verdictNames } from '../../matching/items';
import type { MatchService } from '../../matching/match';
import { itemsOf } from '../../matching/match';
import type { Db } from '../../platform/db';
import type { DeclarationRow } from './repository';

interface Parts {
  db: Db;
  matches: Pick<MatchService, 'current'>;
}

/** Item of a declaration judged for its enterprise, with the whole match. */
export interface ItemMatch {
  judged: Judged;
  match: FirmMatch;
}

/** The item of a declaration as it matches the enterprise today; null where item or enterprise is gone. */
export async function readItemMatch({ db, matches }: Parts, row: DeclarationRow): Promise<ItemMatch | null> {
  if (row.enterprise_id === null) return null;
  const firm = await createEnterpriseRepository(db).find(row.owner_id, row.enterprise_id);
  if (firm === undefined) return null;
  const match = await matches.current(firm);
  const key = keyOfItem(row.policy_id, row.item_id);
  const judged = match.judged.find(({ matchable }) => matchable.key === key);
  return judged === undefined ? null : { judged, match };
}

type Item = MainComponents['schemas']['MatchItem'];

/** Condition that is not met or not decided yet, with a sentence about it. */
export interface Gate {
  id: string;
  isUnmet: boolean;
  text: string;
}

/**
 * Gates of an item: conditions that are not met, not known or not confirmed, without those below others and those that only add to a score.
 */
export const gatesOfItem = (item: Item | null): Gate[] =>
  (item?.conditions ?? [])
    .filter(({ parentId, isBonus }) => parentId === null && !isBonus)
    .flatMap(({ id, title, verdict, action }): Gate[] => {
      if (verdict === 'unmet') return [{ id: `unmet-${id}`, isUnmet: true, text: `${title}不符合` }];
      if (verdict === 'unknown')
        return [{ id: `unknown-${id}`, isUnmet: false, text: action ?? `${title}${verdictNames.unknown}` }];
      return verdict === 'manual' ? [{ id: `manual-${id}`, isUnmet: false, text: `${title}还没有确认` }] : [];
    });

export const gatesOf = (itemMatch: ItemMatch | null): Gate[] =>
  itemMatch === null ? [] : gatesOfItem(itemsOf([itemMatch.judged], itemMatch.match.firm.facts)[0] ?? null);
