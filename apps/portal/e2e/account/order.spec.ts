import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, expectAccessible, expectQuiet, test as journeys, signInByPassword } from '../fixtures';
import { copyDataDir, operate, type RunningServer, removeDataDir, startServer } from '../server';
import { tinyPdf } from '../tinyPdf';

const env = { PAYMENT_GATEWAY: 'sandbox' };
let running: RunningServer;

/** A server of its own that takes payments of the sandbox, and stays at its address when the operator had it stopped. */
const test = journeys.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter
    async ({}, use) => {
      running = await startServer(copyDataDir(), env);
      await use(running);
      await running.stop();
      removeDataDir(running.dataDir);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** What an operator does with `npm run admin`, for which the embedded database must be free. */
async function operator(...args: string[]): Promise<string> {
  const { url, dataDir } = running;
  await running.stop();
  const printed = operate(dataDir, ...args);
  running = await startServer(dataDir, { ...env, PORT: new URL(url).port });
  return printed;
}

test.beforeEach(async ({ cleanPage: page }) => signInByPassword(page));

test('试用到期到开通：看套餐，对公转账下单，上传凭证，顾问确认，权益、消息和收款凭证都在', async ({
  cleanPage: page,
}) => {
  test.setTimeout(240_000);
  await page.route('**/api/v1/user/checkExpire', (route) =>
    route.fulfill({ json: { code: 200, statusCode: 200, msg: '操作成功', data: { expired: true } } }),
  );
  await page.goto('/materialwriting');
  const expired = page.getByRole('dialog', { name: '体验已到期' });
  await expect(expired).toContainText('沈一舟');
  await expect(expired).toContainText('400-000-2026转826');
  await expired.getByRole('link', { name: '查看套餐' }).click();
  await expect(page.getByRole('heading', { name: '选择套餐' })).toBeVisible();
  await expect(expired).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: '选择专业版' }).click();
  await expect(page.getByText('¥11,520.00').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /同意/ }).check({ force: true });
  const creations: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/order/create')) creations.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.getByRole('button', { name: '提交订单' }).dblclick();
  await expect(page.getByRole('heading', { name: '订单已提交' })).toBeVisible();
  expect(new Set(creations).size).toBe(1);

  await page.locator('input[type="file"]').setInputFiles({
    name: '电子回单_1119.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(tinyPdf),
  });
  await expect(page.getByRole('heading', { name: '凭证已上传，等待确认到账' })).toBeVisible();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /等待确认到账/ })).toBeVisible();
  const orderNo = /HC\d{14}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '我的订单' }).click();
  await expect(page.getByText('共1项')).toBeVisible();
  await page.getByRole('link', { name: orderNo }).click();
  await expectQuiet(page);

  expect(await operator('confirm-order', orderNo, '11520')).toContain('已到账并开通');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /已开通/ })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载收款凭证' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`收款凭证-${orderNo}.pdf`);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, '');
  expect(text).toContain(orderNo);
  expect(text).toContain('¥11,520.00');
  expect(text).toContain('壹万壹仟伍佰贰拾元整');

  await page.goto('/info/equity');
  await expect(page.getByRole('grid', { name: '各模块' }).getByText('不限次数').first()).toBeVisible();
  await page.goto('/PersonalCenter/messageCenter');
  await page.getByRole('link', { name: '订单已开通' }).click();
  await expect(page).toHaveURL(/orderDetail\?orderId=/);
  await expect(page.getByRole('heading', { level: 1, name: /已开通/ })).toBeVisible();
});

test('沙箱支付：写明不扣款，付完即开通，七天内未使用可以退款', async ({ cleanPage: page }) => {
  await page.goto('/purchaseEquity?plan=team&billing=quarter');
  await page.getByText('沙箱支付').click();
  await page.getByRole('checkbox', { name: /同意/ }).check({ force: true });
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByText('沙箱支付不产生真实扣款，用于演示')).toBeVisible();
  await page.getByRole('button', { name: '用沙箱支付' }).click();
  await expect(page.getByRole('heading', { name: '权益已开通' })).toBeVisible();
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.getByRole('button', { name: '申请退款' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '申请退款' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /退款中/ })).toBeVisible();
});

test('看到的价格与提交时不同：没有提交，说出两个价格，确认后再提交', async ({ cleanPage: page }) => {
  let isOld = true;
  await page.route('**/api/v1/order/quote', async (route) => {
    const response = await route.fetch();
    // Of a question that the page does not wait for any more nothing is left.
    const body = await response.json().catch(() => null);
    if (body === null) return route.abort();
    if (isOld) body.data.payableFen -= 100_000;
    await route.fulfill({ response, json: body });
  });
  await page.goto('/purchaseEquity?plan=team');
  // The price moves what stands below it.
  await expectQuiet(page);
  await page.getByRole('checkbox', { name: /同意/ }).check({ force: true });
  const submit = page.getByRole('button', { name: '提交订单' });
  await expect(submit).toBeEnabled();
  isOld = false;
  await submit.click();
  await expect(page.getByRole('alert')).toContainText(/价格有变：原来应付¥[\d,.]+，现在应付¥[\d,.]+。订单没有提交/);
  await expect(page).toHaveURL(/purchaseEquity/);
  await submit.click();
  await expect(page.getByRole('heading', { name: '订单已提交' })).toBeVisible();
});
