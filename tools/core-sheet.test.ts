import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as core from '../packages/ui/src/core';

const folder = join(import.meta.dirname, '../packages/features/account/src');
const signInPages = ['login/LoginPage', 'login-by-code/LoginByCodePage', 'change-password/ChangePasswordPage'];

/** The sources of a page: its own file and what it imports of this package. */
function sourcesOf(file: string, known = new Map<string, string>()): Map<string, string> {
  const path = [`${file}.tsx`, `${file}.ts`].find(existsSync);
  if (path === undefined || known.has(path)) return known;
  const source = readFileSync(path, 'utf8');
  known.set(path, source);
  for (const [, target = ''] of source.matchAll(/from '(\.[^']+)'/g)) sourcesOf(join(dirname(path), target), known);
  return known;
}

test('core.css is enough for the sign-in pages of @hengce/account', () => {
  const sources = signInPages.flatMap((page) => [...sourcesOf(join(folder, 'pages', page)).values()]);
  const used = sources
    .flatMap((source) => [...source.matchAll(/import \{([^}]+)\} from '@hengce\/ui'/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type '));
  expect(used).toContain('Button');
  expect(used).toContain('PasswordField');
  expect(used.filter((name) => !(name in core))).toEqual([]);
});
