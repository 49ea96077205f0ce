import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

type S = MainComponents['schemas'];

export interface SlotRow {
  spec_id: string;
  name: string;
  position: number;
  is_required: boolean;
  is_own: boolean;
  /** Not applicable is the one verdict that needs no file. */
  verdict: 'uploaded' | 'checking' | 'ok' | 'rejected' | 'notApplicable';
  reason: string | null;
}

export interface VersionRow {
  id: string;
  spec_id: string;
  evidence_id: string;
  file_id: string;
  file_name: string;
  media_type: string;
  size: number;
  added_at: Date;
  expires_on: string | null;
  note: string | null;
}

export interface Slot extends SlotRow {
  /** The current one first. */
  versions: VersionRow[];
}

/** In the order of the list. */
export async function readSlots(db: Db, declarationId: string): Promise<Slot[]> {
  const [slots, versions] = await Promise.all([
    db.query<SlotRow>(
      `SELECT spec_id, name, position, is_required, is_own, verdict, reason FROM declaration_slots
       WHERE declaration_id = $1 ORDER BY is_own, position, spec_id`,
      [declarationId],
    ),
    db.query<VersionRow>(
      `SELECT v.id, v.spec_id, v.evidence_id, e.file_id, f.name AS file_name, f.media_type, f.size, v.added_at,
         e.expires_on, v.note
       FROM declaration_versions v JOIN evidence_files e ON e.id = v.evidence_id JOIN files f ON f.id = e.file_id
       WHERE v.declaration_id = $1 ORDER BY v.seq DESC`,
      [declarationId],
    ),
  ]);
  return slots.map((slot) => ({ ...slot, versions: versions.filter(({ spec_id }) => spec_id === slot.spec_id) }));
}

/** What the list of the notice or the policy asks for; names that are there already stay. */
export async function addSlots(tx: Db, declarationId: string, names: readonly string[]): Promise<void> {
  const known = await readSlots(tx, declarationId);
  const taken = new Set(known.map(({ spec_id }) => spec_id));
  let number = 0;
  for (const [position, name] of names.entries()) {
    const same = known.find((slot) => !slot.is_own && slot.name === name);
    if (same) {
      await tx.query(
        'UPDATE declaration_slots SET position = $3, is_required = true WHERE declaration_id = $1 AND spec_id = $2',
        [declarationId, same.spec_id, position],
      );
      continue;
    }
    do number += 1;
    while (taken.has(`m${number}`));
    taken.add(`m${number}`);
    await tx.query(
      `INSERT INTO declaration_slots (declaration_id, spec_id, name, position, is_required, is_own)
       VALUES ($1, $2, $3, $4, true, false)`,
      [declarationId, `m${number}`, name, position],
    );
  }
  // What is asked for no longer stays with its files, and blocks nothing.
  for (const slot of known)
    if (!slot.is_own && !names.includes(slot.name))
      await tx.query('UPDATE declaration_slots SET is_required = false WHERE declaration_id = $1 AND spec_id = $2', [
        declarationId,
        slot.spec_id,
      ]);
}

export const materialStateNames: Readonly<Record<S['MaterialState'], string>> = {
  missing: '缺少',
  uploaded: '已上传',
  checking: '核对中',
  ok: '已核对',
  rejected: '需更换',
  expired: '已过期',
  notApplicable: '不适用',
};

/** What holds of the current version on a day. */
export function stateOf({ versions, verdict }: Slot, today: string): S['MaterialState'] {
  const [current] = versions;
  if (verdict === 'notApplicable') return verdict;
  if (current === undefined) return 'missing';
  // What was refused has to be replaced anyway, and says why.
  return verdict !== 'rejected' && current.expires_on !== null && current.expires_on < today ? 'expired' : verdict;
}

/** Why a required material does not serve yet; null for one that does. */
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
