import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as core from '../packages/ui/src/core';

test('core.css is enough for every page of @hengce/account', () => {
  const folder = join(import.meta.dirname, '../packages/features/account/src');
  const used = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/import \{([^}]+)\} from '@hengce\/ui'/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type '));
  expect(used).toContain('Button');
  expect(used.filter((name) => !(name in core))).toEqual([]);
});
