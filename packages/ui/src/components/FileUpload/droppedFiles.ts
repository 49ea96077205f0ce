import type { DropItem } from 'react-aria-components';

/** The files among what was dropped; text and folders are left out. */
export async function filesOf(items: readonly DropItem[]) {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
}
