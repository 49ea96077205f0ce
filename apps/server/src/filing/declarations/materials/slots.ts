import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import { insertSlot, listSlots, listVersions, type SlotRow, updateSlot, type VersionRow } from './slotRepository';

type S = MainComponents['schemas'];

/** Material of the list (材料项) with its uploaded versions. */
export interface Slot extends SlotRow {
  /** Versions, the newest first, which is the current one. */
  versions: VersionRow[];
}

/** The list of materials of a declaration, in its order. */
export async function readSlots(db: Db, declarationId: string): Promise<Slot[]> {
  const slots = await listSlots(db, declarationId);
  const versions = await listVersions(db, declarationId);
  return slots.map((slot) => ({ ...slot, versions: versions.filter(({ spec_id }) => spec_id === slot.spec_id) }));
}

/** Adds materials that the notice or the policy names to the list; slots of the same name keep their files. */
export async function addSlots(tx: Db, declarationId: string, names: readonly string[]): Promise<void> {
  const known = await readSlots(tx, declarationId);
  const taken = new Set(known.map(({ spec_id }) => spec_id));
  let number = 0;
  for (const [position, name] of names.entries()) {
    const same = known.find((slot) => !slot.is_own && slot.name === name);
    if (same) {
      await updateSlot(tx, declarationId, { ...same, position, is_required: true });
      continue;
    }
    do number += 1;
    while (taken.has(`m${number}`));
    taken.add(`m${number}`);
    await insertSlot(tx, declarationId, {
      spec_id: `m${number}`,
      name,
      position,
      is_required: true,
      is_own: false,
    });
  }
  // A material that is not asked for any more keeps its files and blocks nothing.
  for (const slot of known)
    if (!slot.is_own && !names.includes(slot.name))
      await updateSlot(tx, declarationId, { ...slot, is_required: false });
}

const formName = /申[报请](书|表)$/;

/** Whether a material of the list is the 申报书 itself: the first that the notice or the policy names so. */
export const isForm = (slot: Pick<SlotRow, 'spec_id'>, slots: readonly SlotRow[]): boolean =>
  slots.find(({ name, is_own }) => !is_own && formName.test(name.trim()))?.spec_id === slot.spec_id;

/** Whether a material is made from the form, so that nothing has to be uploaded for it. */
export const isMadeFromForm = (slot: Slot, slots: readonly Slot[]): boolean =>
  isForm(slot, slots) && slot.versions.length === 0 && slot.verdict !== 'notApplicable';

/** Chinese names of the states of a material, as the portal shows them. */
export const materialStateNames: Readonly<Record<S['MaterialState'], string>> = {
  missing: '缺少',
  uploaded: '已上传',
  checking: '核对中',
  ok: '已核对',
  rejected: '需更换',
  expired: '已过期',
  notApplicable: '不适用',
};

/** State of a material on a day (YYYY-MM-DD), by its current version. */
export function stateOf({ versions, verdict }: Slot, today: string): S['MaterialState'] {
  const [current] = versions;
  if (verdict === 'notApplicable') return verdict;
  if (current === undefined) return 'missing';
  // A rejected file has to be replaced anyway, and its reason says more than its date.
  return verdict !== 'rejected' && current.expires_on !== null && current.expires_on < today ? 'expired' : verdict;
}

/** Reason why a material is not ready on a day (YYYY-MM-DD); null for one that is. */
export function lackOf(slot: Slot, today: string): string | null {
  const state = stateOf(slot, today);
  const [current] = slot.versions;
  switch (state) {
    case 'ok':
    case 'notApplicable':
      return null;
    case 'missing':
      return `缺少“${slot.name}”`;
    case 'expired':
      return `“${slot.name}”已于${current?.expires_on ?? ''}过期`;
    case 'rejected':
      return `“${slot.name}”需要更换${slot.reason === null ? '' : `：${slot.reason}`}`;
    default:
      return `“${slot.name}”还没有核对`;
  }
}
