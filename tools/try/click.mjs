// A visit to the built partner app: signs in, searches, opens a policy, has a sentence proofread. The API answers with the examples of the contract.
import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import * as examples from '../../packages/api/src/generated/examples.ts';
import { chromiumLaunch } from '../chromium.mjs';

const done = (data) => ({ code: 200, statusCode: 200, msg: '操作成功', data });
const { token } = examples.login;
const { text, documentId } = examples.getProofreadingVersion;
/** Reply before a check: nothing is asked of the server yet, so issues on the page were found in the page. */
const unchecked = {
  ...examples.getProofreadingCheck,
  layers: [],
  state: 'none',
  paragraphs: 0,
  paragraphsDone: 0,
  issues: [],
};
const replies = {
  '/api/v1/user/login': examples.login,
  '/api/v1/policy/search': examples.searchPolicies,
  '/api/v1/policy/suggest': examples.suggestPolicies,
  '/api/v1/policy/overview': examples.getPolicyOverview,
  '/api/v1/policy/detail': examples.getPolicy,
  '/api/v1/subscription/list': examples.listSubscriptions,
  '/api/v1/enterprise/list': examples.listEnterprises,
  '/api/v1/match/policy': examples.judgePolicy,
  '/api/proofreading/settings': examples.getProofreadingSettings,
  '/api/proofreading/lists': examples.listProofreadingEntries,
  '/api/proofreading/documents': examples.listProofreadingDocuments,
  '/api/proofreading/create': examples.createProofreadingDocument,
  '/api/proofreading/count/': examples.countProofreadingVersion,
  '/api/proofreading/document/': examples.getProofreadingDocument,
  '/api/proofreading/version/': { ...examples.getProofreadingVersion, edits: [] },
  '/api/proofreading/result/': unchecked,
};
const types = {
  '.wasm': 'application/wasm',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * Signs in, searches and proofreads in the built app of a partner, in a browser.
 *
 * @param {string} dist the built app
 * @throws Error with everything that went wrong
 */
export async function clickPartnerHost(dist) {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(30_000);
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.stack));
    page.on(
      'console',
      (message) => message.type() === 'error' && problems.push(`${message.text()} ${message.location().url}`),
    );
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText;
      // Left by the page itself, when the next page was opened before the answer came.
      if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()} ${reason}`);
    });
    const asked = [];
    await page.route('https://oa.example/**', (route) => serve(route, dist));
    await page.route('https://api.hengce.example/**', (route) => answer(route, asked));

    await visit(page).catch((error) => problems.push(`${page.url()} ${error.message}`));
    const color = await page.evaluate(() =>
      getComputedStyle(document.querySelector('[data-hc-root]') ?? document.body).getPropertyValue('--hc-color-accent'),
    );
    const hasFont = await page.evaluate(() =>
      document.fonts.load('16px "HC Latin"', 'A').then((faces) => faces.length),
    );
    if (!color || !hasFont) problems.push(`no theme (${color}) or no font (${hasFont})`);
    const unsigned = asked.filter(({ path, sent }) => path.includes('/policy/') && sent !== `Bearer ${token}`);
    if (asked.length === 0 || unsigned.length > 0)
      problems.push(`calls without the partner's token: ${JSON.stringify(unsigned)}`);
    if (problems.length > 0) throw new Error(`examples/partner-host：\n${problems.join('\n')}`);
  } finally {
    await browser.close();
  }
}

async function visit(page) {
  await page.goto('https://oa.example/oa/');
  await page.getByRole('link', { name: '政策检索' }).click();
  await page.waitForURL('**/oa/account/login**');
  await page.getByRole('link', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill('13800138000');
  await page.getByLabel('密码', { exact: true }).fill('Hengce@2026');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
  await page.getByRole('button', { name: '登录', exact: true }).click();

  await page.waitForURL('**/oa/policies/PolicySearch');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('研发费用');
  await page.keyboard.press('Enter');
  await page.waitForURL(
    (url) => url.pathname === '/oa/policies/PolicySearch' && url.searchParams.get('q') === '研发费用',
  );
  await page.getByRole('heading', { name: '层级' }).click();
  await page.getByRole('checkbox', { name: /省级/ }).first().check({ force: true });
  await page.getByRole('checkbox', { name: /市级/ }).first().check({ force: true });
  await page.waitForURL((url) => url.searchParams.getAll('level').length === 2);
  await page.reload();
  await page
    .getByRole('link', { name: /研发费用后补助实施细则$/ })
    .first()
    .click();
  await page.waitForURL('**/oa/policies/PolicyDetail/**');
  await page.getByRole('heading', { level: 1, name: /研发费用后补助实施细则/ }).waitFor();

  await page.getByRole('link', { name: '智能校对' }).click();
  await page.getByRole('textbox', { name: '文稿' }).fill(text);
  await page.getByRole('button', { name: '开始校对' }).click();
  await page.waitForURL((url) => url.searchParams.get('document') === documentId);
  // Found by the worker, as this app was built.
  await page.getByRole('row', { name: /标点的全角与半角/ }).waitFor();
  await page.getByText('词表正在读取').waitFor({ state: 'detached' });
  if (await page.getByText('词表没有读到').isVisible()) throw new Error('the worker has no words');
}

function serve(route, dist) {
  const path = join(dist, new URL(route.request().url()).pathname.replace(/^\/oa\//, ''));
  const file = existsSync(path) && statSync(path).isFile() ? path : join(dist, 'index.html');
  return route.fulfill({ path: file, contentType: types[extname(file)] ?? 'application/octet-stream' });
}

function answer(route, asked) {
  const request = route.request();
  const path = new URL(request.url()).pathname;
  asked.push({ path, sent: request.headers().authorization });
  if (request.method() === 'OPTIONS')
    return route.fulfill({
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      },
    });
  const data = Object.entries(replies).find(([prefix]) => path.startsWith(prefix))?.[1];
  return data
    ? route.fulfill({ json: done(data), headers: { 'access-control-allow-origin': '*' } })
    : route.fulfill({ status: 404, body: path });
}
