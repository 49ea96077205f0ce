import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../packages');
const read = (file: string) => readFileSync(join(packages, file), 'utf8');
const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter((file) => /[\\/]src[\\/]/.test(file));

/** Styles whose words are not of a document, or stand beside a component that asks. */
const others = ['Showcase', 'PolicyDetailPage', 'StreamingMarkdown'];

test('whoever sets words in the document font asks for its sheet', () => {
  const folders = files
    .filter((file) => file.endsWith('.css.ts') && read(file).includes('fontFamily: vars.font.document'))
    .filter((file) => !others.some((name) => file.endsWith(`${name}.css.ts`)))
    .map(dirname);
  expect(folders.length).toBeGreaterThan(8);
  const asks = (folder: string) =>
    files.some((file) => dirname(file) === folder && file.endsWith('.tsx') && read(file).includes('<DocumentFont />'));
  expect(folders.filter((folder) => !asks(folder))).toEqual([]);
});
