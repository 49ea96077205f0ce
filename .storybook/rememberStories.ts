import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Indexer } from 'storybook/internal/types';

const folder = fileURLToPath(new URL('../node_modules/.cache/hengce-stories', import.meta.url));
const { version } = createRequire(import.meta.url)('storybook/package.json') as { version: string };

/** The same indexer, which reads a file again only when its text, its path or Storybook has changed. */
export function rememberStories(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (fileName, options) => {
      const key = createHash('sha256')
        .update(`${version}\n${fileName}\n`)
        .update(await readFile(fileName))
        .digest('hex');
      const kept = join(folder, `${key}.json`);
      try {
        return JSON.parse(await readFile(kept, 'utf8'));
      } catch {
        const stories = await indexer.createIndex(fileName, options);
        await mkdir(folder, { recursive: true });
        await writeFile(kept, JSON.stringify(stories));
        return stories;
      }
    },
  };
}
