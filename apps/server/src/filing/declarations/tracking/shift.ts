import type { MainComponents } from '@hengce/api/contract';
import type { ItemLibrary } from '../../../matching/items';
import { type Baseline, differencesOf, type LibraryItem, readLibraryItem } from '../../items';
import { isOver } from '../machine';
import type { DeclarationRow } from '../repository';

type S = MainComponents['schemas'];

/**
 * Item of a declaration as the library has it today, and its differences from the declaration's baseline (变更). None are
 * reported for a declaration that is over, nor while the library is still empty.
 */
export async function readShift(
  library: Pick<ItemLibrary, 'matchables' | 'notices' | 'get'>,
  row: DeclarationRow,
  now: Date,
): Promise<{ item: LibraryItem | undefined; shift: S['NoticeShift'] | null }> {
  const item = await readLibraryItem(library, row.policy_id, row.item_id, row.notice_id);
  const isFilling = item === undefined && (await library.matchables()).length === 0;
  if (isOver(row.state) || isFilling) return { item, shift: null };
  const differences = differencesOf(JSON.parse(row.baseline) as Baseline, item?.baseline);
  if (differences.length === 0) return { item, shift: null };
  return { item, shift: { foundAt: (row.shift_found_at ?? now).toISOString(), differences } };
}
