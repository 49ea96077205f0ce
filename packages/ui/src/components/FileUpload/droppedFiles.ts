import type { DropItem } from 'react-aria-components';

/** Resolves to the files among dropped items; texts and folders are left out. */
export async function filesOf(items: readonly DropItem[]) {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
}
