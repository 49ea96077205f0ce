import type { DropItem } from 'react-aria-components';

/** Files among dropped items, without text and folders. */
export async function filesOf(items: readonly DropItem[]) {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
}
