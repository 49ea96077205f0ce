import { nameKey } from '../../library/publicity';
import type { Db } from '../../platform/db';
import { deleteOptOuts, insertOptOuts, listFirmsLike, noteChange } from './directoryRepository';

/**
 * Hides a firm that asked for it, by its code or whole name (不列入). Its data is stored but never shown.
 *
 * @returns the number of firms with this code or name
 */
export async function optOut(tx: Db, firm: string, now: Date): Promise<number> {
  const { keys, firmCount } = await keysOf(tx, firm);
  await insertOptOuts(tx, keys, now);
  await noteChange(tx);
  return firmCount;
}

/** Lists a hidden firm again. @returns false where it was not hidden */
export async function takeBackOptOut(tx: Db, firm: string): Promise<boolean> {
  const { keys } = await keysOf(tx, firm);
  const isHidden = (await deleteOptOuts(tx, keys)) > 0;
  if (isHidden) await noteChange(tx);
  return isHidden;
}

/** All names and codes of a firm, so that the next import does not bring it back under another. */
async function keysOf(tx: Db, firm: string): Promise<{ keys: string[]; firmCount: number }> {
  const key = nameKey(firm);
  const firms = await listFirmsLike(tx, [key], [key]);
  const keys = new Set([key, ...firms.flatMap((each) => [...each.keys, ...(each.uscc ? [each.uscc] : [])])]);
  return { keys: [...keys], firmCount: firms.length };
}
