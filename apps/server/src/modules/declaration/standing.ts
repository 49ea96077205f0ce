import type { Db } from '../../db/Db';
import { createEnterpriseRepository } from '../enterprise/repository';
import type { FirmMatch } from '../match/firmMatch';
import type { Judged } from '../match/judgeItems';
import { keyOfItem } from '../match/matchable';
import type { MatchService } from '../match/service';
import type { DeclarationRow } from './rows';

interface Parts {
  db: Db;
  matches: Pick<MatchService, 'current'>;
}

/** How the item of a declaration stands for its enterprise today; null where one of the two is gone. */
export async function standingOf(
  { db, matches }: Parts,
  row: DeclarationRow,
): Promise<{ judged: Judged; match: FirmMatch } | null> {
  if (row.enterprise_id === null) return null;
  const firm = await createEnterpriseRepository(db).find(row.owner_id, row.enterprise_id);
  if (firm === undefined) return null;
  const match = await matches.current(firm);
  const key = keyOfItem(row.policy_id, row.item_id);
  const judged = match.judged.find(({ matchable }) => matchable.key === key);
  return judged === undefined ? null : { judged, match };
}
