import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import { lockUser } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { lockDeclaration } from '../findDeclaration';
import { isEditable } from '../machine';
import { keepProgress } from '../readiness';
import type { DeclarationRow } from '../repository';
import { readMaterialSheet } from './sheet';
import { readSlots, type Slot } from './slots';

type S = MainComponents['schemas'];

/**
 * Function that runs a change of the materials of a declaration and returns the list after it. It throws a Rejection 409 where they cannot
 * be changed any more.
 */
export const createMaterialChange =
  (db: Db, clock: Clock) =>
  (
    userId: string,
    id: string,
    run: (tx: Db, row: DeclarationRow, slots: Slot[]) => Promise<void>,
  ): Promise<S['MaterialSheet']> =>
    db.transaction(async (tx) => {
      // The storage that an account uses is counted under its lock, which is taken before all others.
      await lockUser(tx, userId);
      const row = await lockDeclaration(tx, userId, id);
      if (!isEditable(row.state)) throw new Rejection(409, '这份申报已提交或已结束，材料不能再改', 409);
      await run(tx, row, await readSlots(tx, row.id));
      await keepProgress(tx, row, clock.now(), dateInShanghai(clock.now()));
      return readMaterialSheet(tx, row, clock.now());
    });

export function slotOf(slots: readonly Slot[], specId: string): Slot {
  const slot = slots.find(({ spec_id }) => spec_id === specId);
  if (slot === undefined) throw new Rejection(404, '没有找到这项材料，可能已被删除', 404);
  return slot;
}
