import { readdirSync, readFileSync, statSync } from 'node:fs';

/** `apps/server/data`, as far away from the sources as from what is built of them. */
const folder = new URL('../../../data/', import.meta.url);

/**
 * Lines of a text file of `apps/server/data`, or of all files of a folder there in the order of their names; empty
 * lines are left out.
 *
 * @throws Error where there is no such file: data is part of the product
 */
export function openData(path: string): string[] {
  const place = new URL(path, folder);
  if (statSync(place).isDirectory())
    return readdirSync(place)
      .sort()
      .flatMap((name) => openData(`${path}/${name}`));
  return readFileSync(place, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
