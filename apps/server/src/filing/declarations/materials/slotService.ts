import type { MainComponents } from '@hengce/api/contract';
import { filled, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { FileStore } from '../../../platform/file';
import type { Clock } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';
import { findDeclaration } from '../findDeclaration';
import { createMaterialChange, slotOf } from './change';
import { removeUnused } from './evidence';
import { readMaterialSheet } from './sheet';
import { deleteSlot, insertSlot, listEvidenceOf, updateSlot } from './slotRepository';

type S = MainComponents['schemas'];

const maxOwnSlots = 50;

/** The 材料清单 and the materials that the user adds to it. */
export function createMaterialSlots(db: Db, clock: Clock, files: FileStore) {
  const change = createMaterialChange(db, clock);

  return {
    sheet: async (userId: string, id: string) =>
      readMaterialSheet(db, await findDeclaration(db, userId, id), clock.now()),

    saveSlot: (userId: string, id: string, { specId, name, isRequired = true }: S['SaveSlotBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const named = filled('name', '材料名称', name);
        if (specId !== undefined) {
          const slot = slotOf(slots, specId);
          if (!slot.is_own && named !== slot.name) throw new Rejection(409, '通知清单里的材料不能改名', 409);
          await updateSlot(tx, row.id, { ...slot, name: named, is_required: isRequired });
          return;
        }
        const own = slots.filter(({ is_own }) => is_own);
        if (own.length >= maxOwnSlots) throw new Rejection(409, `自己添加的材料最多${maxOwnSlots}项`, 409);
        await insertSlot(tx, row.id, {
          spec_id: `own-${createId()}`,
          name: named,
          position: 1 + Math.max(0, ...own.map(({ position }) => position)),
          is_required: isRequired,
          is_own: true,
        });
      }),

    removeSlot: (userId: string, id: string, { specId }: S['SpecIdBody']) =>
      change(userId, id, async (tx, row, slots) => {
        const slot = slotOf(slots, specId);
        if (!slot.is_own) throw new Rejection(409, '通知清单里的材料不能删除，不需要的可以改为非必需', 409);
        const used = await listEvidenceOf(tx, row.id, specId);
        await deleteSlot(tx, row.id, specId);
        await removeUnused(tx, files, row.owner_id, used);
      }),
  };
}
