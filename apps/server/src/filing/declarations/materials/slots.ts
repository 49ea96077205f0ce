import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';
import { groupBy } from '../../../platform/vocabulary';
import {
  insertSlot,
  listSlots,
  listVersions,
  type SlotRow,
  updateSlot,
  type Verdict,
  type VersionRow,
} from './slotRepository';

type S = MainComponents['schemas'];

/** File of a material, with its versions. */
export interface SlotFile {
  id: string;
  current: VersionRow;
  /** Versions, the newest first, which is the current one. */
  versions: readonly VersionRow[];
}

/** Material of the list (材料项) with its files, in the order in which they came. */
export interface Slot extends SlotRow {
  files: readonly SlotFile[];
}

/** Materials of a declaration with their files, in the order of its list; removed versions are left out. */
export async function readSlots(db: Db, declarationId: string): Promise<Slot[]> {
  const slots = await listSlots(db, declarationId);
  const oldestFirst = (await listVersions(db, declarationId)).reverse();
  const files = [...groupBy(oldestFirst, ({ slot_file_id }) => slot_file_id)].map(([id, own]): SlotFile => {
    const versions = own.reverse();
    return { id, current: versions[0] as VersionRow, versions };
  });
  return slots.map((slot) => ({
    ...slot,
    files: files.filter(({ current }) => current.spec_id === slot.spec_id),
  }));
}

/**
 * Brings the list of materials in line with the names of the notice or the policy: new names are added, known ones keep their
 * files, and those not named any more become optional.
 */
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
  isForm(slot, slots) && slot.files.length === 0 && slot.exempt_reason === null;

/** Highest number of files of a material: 1 of the 申报书, 30 of any other. */
export const maxFilesOf = (slot: SlotRow, slots: readonly SlotRow[]): number => (isForm(slot, slots) ? 1 : 30);

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

/** State of a file on a day (YYYY-MM-DD), by its current version. */
export function stateOfFile({ current: { verdict, expires_on } }: SlotFile, today: string): Verdict | 'expired' {
  // A rejected file has to be replaced anyway, and its reason says more than its date.
  return verdict !== 'rejected' && expires_on !== null && expires_on < today ? 'expired' : verdict;
}

/** States from the one with most left to do; the first that a file has is that of the whole material. */
const byUrgency = ['rejected', 'expired', 'uploaded', 'checking', 'ok'] as const;

/** State of a material on a day (YYYY-MM-DD), of all its files together. */
export function stateOf({ files, exempt_reason }: Slot, today: string): S['MaterialState'] {
  if (exempt_reason !== null) return 'notApplicable';
  const states = files.map((file) => stateOfFile(file, today));
  return byUrgency.find((state) => states.includes(state)) ?? 'missing';
}

/**
 * Reason why a material is not ready on a day (YYYY-MM-DD), as a sentence; null for one that is. Where one of several files is the reason it
 * is named.
 */
export function lackOf(slot: Slot, today: string): string | null {
  const state = stateOf(slot, today);
  if (state === 'ok' || state === 'notApplicable') return null;
  if (state === 'missing') return `缺少“${slot.name}”`;
  const lacking = slot.files.filter((file) => stateOfFile(file, today) === state);
  const [first] = lacking as [SlotFile, ...SlotFile[]];
  const { file_name, expires_on, reason } = first.current;
  const isOne = slot.files.length === 1;
  const which = lacking.length > 1 ? `的${lacking.length}份文件` : isOne ? '' : `的“${file_name}”`;
  if (state === 'expired') return `“${slot.name}”${which}已${lacking.length > 1 ? '' : `于${expires_on ?? ''}`}过期`;
  if (state === 'rejected')
    return `“${slot.name}”${which}需要更换${reason === null || lacking.length > 1 ? '' : `：${reason}`}`;
  return `“${slot.name}”${which}还没有核对`;
}
