import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const path = '/app/org/o1/wiki/w1/materialwriting';

it('在约定的地址给出页面，脚本和样式是自己的文件，安全策略与其他页面一样', async () => {
  const page = await app.call('GET', `${path}?ssotoken=${'A'.repeat(43)}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.text).not.toMatch(/<style|style=|<script(?! type="module" src=)|AAAA/);
  for (const file of ['notes.js', 'notes.css']) expect((await app.call('GET', `/app/notes/${file}`)).status).toBe(200);
});

it('设了外部笔记产品就不给这个页面', async () => {
  const own = await createTestApp({ db: app.db, notesOrigin: 'https://notes.example' });
  expect((await own.call('GET', path)).status).toBe(404);
});

it('颜色都是设计令牌里的', async () => {
  const css = await readFile(new URL('./public/notes.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
  for (const [theme, block] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const url = new URL(`../../../../../../packages/ui/src/tokens/${theme}.ts`, import.meta.url);
    const tokens = (await readFile(url, 'utf8')).toLowerCase();
    const colours = block.match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours.length).toBeGreaterThan(10);
    for (const colour of colours) expect(tokens, `${theme} ${colour}`).toContain(colour);
  }
});
