import type { APIRequestContext } from '@playwright/test';
import { demo, expect, expectAccessible, test } from './fixtures';

/** What the portal does before it opens the notes product (specification §4). */
async function enterNotes(request: APIRequestContext) {
  const post = async (path: string, form: Record<string, string>, headers = {}) =>
    (await (await request.post(path, { form, headers })).json()).data;
  const { token } = await post('/api/v1/user/login', demo);
  const headers = { authorization: `Bearer ${token}` };
  const { key } = await post('/api/sso/user/specialLogin', { phone: demo.phone }, headers);
  const ssoToken = String((await post('/api/sso/user/getToken', { key })).token);
  const list = async (path: string) => (await (await request.get(path, { headers: { token: ssoToken } })).json()).data;
  const [{ id: orgId }] = await list('/api/think/organization/list/personal');
  const [{ id: wikiId }] = await list(`/api/think/wiki/list/all/${orgId}`);
  const path = `/app/org/${orgId}/wiki/${wikiId}/materialwriting`;
  const query = new URLSearchParams({ secret: key, ssotoken: ssoToken, redirect: 'https://elsewhere.example/' });
  return { path, address: `${path}?${query}`, ssoToken, wikiId: String(wikiId) };
}

test('写作空间：地址里不留令牌，能写、能存，别处的修改不会被覆盖', async ({ cleanPage: page, request }) => {
  const { path, address, ssoToken, wikiId } = await enterNotes(request);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: '申报材料' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  await expect(page.getByRole('link', { name: '返回衡策' })).toHaveAttribute('href', '/');
  await expectAccessible(page);

  await page.getByRole('button', { name: '保存笔记' }).click();
  await expect(page.getByText('请填写标题')).toBeVisible();
  await page.getByLabel('标题').fill('研发费用情况说明');
  await page.getByLabel('正文').fill('一、企业基本情况');
  await page.getByRole('button', { name: '保存笔记' }).dblclick();
  await expect(page.getByRole('status')).toContainText('已保存');
  // Other journeys of this server have notes of their own.
  const listed = page.getByRole('navigation').getByRole('listitem').filter({ hasText: '研发费用情况说明' });
  await expect(listed).toHaveCount(1);

  await page.reload();
  await page.getByRole('button', { name: /研发费用情况说明/ }).click();
  await expect(page.getByLabel('正文')).toHaveValue('一、企业基本情况');
  const headers = { token: ssoToken };
  const { data } = await (await request.get(`/api/think/note/list/${wikiId}`, { headers })).json();
  const { id, version } = data.find(({ title }: { title: string }) => title === '研发费用情况说明');
  const elsewhere = { wikiId, noteId: id, version, title: '研发费用情况说明', content: '别处改的' };
  await request.post('/api/think/note/save', { data: elsewhere, headers });
  await page.getByLabel('正文').fill('我改的');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('这篇笔记已在别处修改');
  await page.getByRole('button', { name: '另存一篇' }).click();
  await expect(listed).toHaveCount(2);

  await page.getByLabel('正文').fill('没保存的');
  await page.getByRole('button', { name: '新建笔记' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await expect(page.getByLabel('正文')).toHaveValue('没保存的');
});

test('写作空间：衡策登录的是别的账号时先问，不同意就不打开', async ({ page, request }) => {
  const { address } = await enterNotes(request);
  // Signed in, and not yet in the notes by oneself.
  await page.addInitScript(() => localStorage.setItem('token', 'B'.repeat(43)));
  await page.goto(address);
  await expect(page.getByRole('dialog')).toContainText('不是本浏览器在衡策登录的账号');
  await expectAccessible(page);
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('alert')).toContainText('没有打开链接里的账号');
  await expect(page.getByLabel('标题')).toBeHidden();
  await page.goto(address);
  await page.getByRole('button', { name: '用链接里的账号' }).click();
  await expect(page.getByRole('heading', { name: '申报材料' })).toBeVisible();
});

test('写作空间：没有令牌或令牌失效时说明怎么办', async ({ page, request }) => {
  const { path } = await enterNotes(request);
  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText('没有登录凭证');
  await page.goto(`${path}?ssotoken=${'A'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('登录状态失效');
});
