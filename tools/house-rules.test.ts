// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources under test hold templates
import { expect, test } from 'vitest';
import { breaches, crowdedFolders, lengthBreaches, serverBreaches, sharedTables, sleeps } from './house-rules.mjs';

const ui = 'packages/ui/src/components';
const bad: [rule: string, name: string, source: string][] = [
  ['界面文字应放在 text.ts', `${ui}/X/X.tsx`, `export const label = '保存';`],
  ['中文与西文之间不打空格', `${ui}/../text.ts`, `export const a = '使用 AI 生成';`],
  ['中文与西文之间不打空格', `${ui}/../text.ts`, 'export const a = (n: number) => `共${n} 项`;'],
  ['中文与西文之间不打空格', `${ui}/../text.ts`, 'export const a = (n: number) => `共 ${n}项`;'],
  ['不用感叹号', `${ui}/../text.ts`, `export const a = '保存成功！';`],
  ['颜色只写在 tokens/', `${ui}/X/X.tsx`, `export const a = '#1261A6';`],
  ['颜色只写在 tokens/', `${ui}/X/X.css.ts`, `export const a = { boxShadow: '0 1px 2px rgba(0, 0, 0, .1)' };`],
  ['颜色只写在 tokens/', `${ui}/X/X.css.ts`, `export const a = { background: 'white' };`],
  ['颜色只写在 tokens/', `${ui}/X/X.css.ts`, `export const a = { border: '1px solid grey' };`],
  ['颜色只写在 tokens/', 'apps/portal/src/x.css.ts', `export const a = { color: 'red' };`],
  ['朱砂色', `${ui}/X/X.css.ts`, `export const a = { color: vars.color.seal.text };`],
  ['朱砂色', `${ui}/X/X.css.ts`, `const { seal } = vars.color;`],
  ['朱砂色', `${ui}/ClauseBlock/ClauseBlock.css.ts`, `export const a = { color: 'var(--hc-color-seal-text)' };`],
  ['朱砂色', 'packages/features/policy/src/x.css.ts', `export const a = { color: color.seal.default };`],
  ['样式文件不能引入', `${ui}/X/X.css.ts`, `import { Button } from '../Button';`],
  ['还有 TODO', `${ui}/X/X.tsx`, '// TODO'],
  ['有301行', `${ui}/X/X.ts`, 'export {};\n'.repeat(301)],
  ['函数有151行', `${ui}/X/X.ts`, `export function a() {\n${'a();\n'.repeat(149)}}`],
  ['引擎不读时钟', 'packages/engines/text/src/x.ts', 'export const today = () => new Date();'],
];
test.each(bad)('refuses: %s, in %s', (rule, name, source) => {
  expect(breaches(name, source).join()).toContain(rule);
});

const good: [name: string, source: string][] = [
  [`${ui}/X/X.ts`, 'export {};\n'.repeat(300)],
  [`${ui}/X/X.ts`, `export function a() {\n${'a();\n'.repeat(148)}}`],
  [`${ui}/../text.ts`, 'export const a = (n: number) => `共${n}项，AI生成`;'],
  [`${ui}/X/X.css.ts`, `export const a = { color: 'CanvasText', background: 'transparent' };`],
  [`${ui}/X/X.css.ts`, 'export const a = { maskImage: `linear-gradient(to left, transparent, black ${fade})` };'],
  [`${ui}/X/X.stories.tsx`, `export const a = '使用示例'; export const b = '#fff';`],
  [
    'packages/engines/text/src/x.ts',
    `export const dayOf = (moment: string) => new Date(moment); export const unit = '万元';`,
  ],
  [`${ui}/ruler/UsageMeter/UsageMeter.css.ts`, `export const a = { color: vars.color.seal.text };`],
  ['packages/ui/src/tokens/light.ts', `export const seal = '#C02E1B';`],
];
test.each(good)('accepts %s: %s', (name, source) => {
  expect(breaches(name, source)).toEqual([]);
});

const orders = 'apps/server/src/account/orders';
test('refuses SQL of the server outside repositories, and long files', () => {
  expect(serverBreaches(`${orders}/service.ts`, "await tx.query('SELECT 1');").join()).toContain('SQL放在仓储里');
  expect(serverBreaches(`${orders}/service.ts`, 'await (tx ?? db).query<Row>(sql);').join()).toContain('SQL放在仓储里');
  expect(serverBreaches(`${orders}/service.ts`, 'export {};\n'.repeat(301)).join()).toContain('有301行');
  for (const name of ['repository.ts', 'sale/termRepository.ts', 'order.test.ts'])
    expect(serverBreaches(`${orders}/${name}`, "await tx.query('SELECT 1');")).toEqual([]);
  expect(serverBreaches(`${orders}/service.ts`, 'await pool.query(sql);').join()).toContain('SQL放在仓储里');
  expect(serverBreaches(`${orders}/service.ts`, 'validators.query(query);')).toEqual([]);
});

test('refuses a table that two rooms write', () => {
  const writing = (folder: string, sql: string): [string, string] => [`apps/server/src/${folder}/repository.ts`, sql];
  expect(
    sharedTables([writing('account/orders', 'INSERT INTO files (id)'), writing('platform/file', 'DELETE FROM files')]),
  ).toEqual(['表files由account/orders、platform/file写入，应只有一处']);
  expect(
    sharedTables([
      writing('account/orders', 'UPDATE orders SET'),
      writing('account/orders/sale', 'DELETE FROM orders'),
    ]),
  ).toEqual([]);
});

test('refuses long files of tools, benchmarks and fixtures too; stories and tests are read case by case', () => {
  const long = 'export {};\n'.repeat(301);
  for (const name of ['tools/x.mjs', 'bench/chat/src/x.ts', 'packages/features/policy/src/testing/x.ts'])
    expect([...lengthBreaches(name, long), ...breaches(name, long)].join()).toContain('有301行');
  for (const name of [`${ui}/X/X.stories.tsx`, `${ui}/X/X.test.ts`]) expect(lengthBreaches(name, long)).toEqual([]);
});

test('refuses a folder of more than 25 files, those in its own folders not counted', () => {
  const files = Array.from({ length: 25 }, (_, at) => `${ui}/X/part${at}.ts`);
  expect(crowdedFolders([...files, `${ui}/X/y/part.ts`])).toEqual([]);
  expect(crowdedFolders([...files, `${ui}/X/part.ts`]).join()).toContain(`${ui}/X 有26个文件`);
});

test.each([
  ['a.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 80));'],
  ['a.test.ts', "import { setTimeout as wait } from 'node:timers/promises';"],
  ['a.stories.tsx', 'await delay(300);'],
  ['a.spec.ts', 'await page.waitForTimeout(800);'],
])('refuses a test that sleeps, in %s: %s', (name, source) => {
  expect(sleeps(name, source)).toBe(true);
});

test.each([
  ['a.test.ts', 'await new Promise((resolve) => setTimeout(resolve));'],
  ['a.stories.tsx', "await delay('infinite');"],
  ['a.ts', 'await new Promise((resolve) => setTimeout(resolve, 80));'],
])('accepts in %s: %s', (name, source) => {
  expect(sleeps(name, source)).toBe(false);
});
