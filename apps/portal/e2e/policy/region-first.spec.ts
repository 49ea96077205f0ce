import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectQuiet, registerFirm, signInAnew, test } from '../fixtures';

/** Places that reach nobody in 宁波; the samples have all provinces and two cities of 浙江. */
const elsewhere =
  /杭州|北京|天津|上海|重庆|河北|山西|内蒙古|辽宁|吉林|黑龙江|江苏|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆/;

test('宁波的新企业：检索、工作台、通知、公示、事项、清单先是本地与全国的，其他地区一次点击，地址记得', async ({
  cleanPage: page,
  server,
}) => {
  test.setTimeout(180_000);
  const firm = { name: '宁波试水机械有限公司', regionCode: '330203', regionName: '浙江省宁波市海曙区' };
  await registerFirm(page, server, '13900139037', { ...firm, industryCode: 'C34', establishedAt: '2018-05-03' });
  const others = page.getByRole('button', { name: /^看其他地区（[\d,]+）$/ });
  const onlyNear = page.getByRole('main').getByRole('button', { name: /^只看本地/ });
  const lists: [path: string, near: string][] = [
    ['/Policy/PolicySearch?window=open&sort=deadline', '浙江宁波与全国'],
    ['/Policy/policyNotice?state=all', '浙江宁波与全国'],
    ['/Policy/publicity', '浙江宁波与全国'],
    ['/Policy/PolicyApply', '浙江宁波与全国'],
    ['/Policy/RegionalCompare/PolicyList', '浙江宁波'],
  ];
  for (const [path, near] of lists) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: near, exact: true }), path).toHaveAttribute('aria-pressed', 'true');
    await expect(
      listed(page)
        .filter({ hasText: /宁波|浙江/ })
        .first(),
      path,
    ).toBeVisible();
    await expect(listed(page).filter({ hasText: elsewhere }), path).toHaveCount(0);
    await others.click();
    await expect(page).toHaveURL(/everywhere=1/);
    // Of items those of the firm come first.
    if (path === '/Policy/PolicyApply') await page.goto(`${path}?everywhere=1&page=12`);
    await expect(listed(page).filter({ hasText: elsewhere }).first(), path).toBeVisible();
    await page.reload();
    await expect(onlyNear).toHaveAttribute('aria-pressed', 'false');
    await page.goBack();
    if (path === '/Policy/PolicyApply') await page.goBack();
    await expect(page.getByRole('button', { name: near, exact: true })).toBeVisible();
    await expectAccessible(page);
  }

  // What is called by its place is wanted wherever it is.
  await page.goto('/Policy/PolicySearch?q=海南 研发费用');
  await expect(listed(page).filter({ hasText: '海南' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: '浙江宁波与全国' })).toHaveCount(0);

  await page.goto('/home');
  const newest = page.getByRole('region', { name: '最新政策' });
  await expect(newest.getByText('浙江宁波与全国')).toBeVisible();
  await expect(newest.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: elsewhere })).toHaveCount(0);
  await newest.getByRole('link', { name: /^看其他地区（[\d,]+）$/ }).click();
  await expect(page).toHaveURL(/everywhere=1/);
  await expect(onlyNear).toBeVisible();

  // What is compared begins with the own province and its neighbours.
  await page.goto('/Policy/RegionalCompare');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText('浙江省');
  await expect(page.getByRole('main').getByRole('row').nth(2)).toContainText(/江苏|上海|安徽|福建|江西/);
  await page.goto('/Policy/RegionalCompare/PolicyRank');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('浙江省');
  await page.goto('/Nationwide');
  await expect(page.getByRole('heading', { name: '浙江省发文部门' })).toBeVisible();
  await expectQuiet(page);
});

test('还没有企业：各个清单与工作台一样先是全国性政策，其他地区一次点击，地址记得', async ({
  cleanPage: page,
  server,
}) => {
  await signInAnew(page, server, '13900139038');
  const national = page.getByRole('main').getByRole('button', { name: '全国性政策', exact: true });
  for (const path of [
    '/Policy/PolicySearch',
    '/Policy/policyNotice?state=all',
    '/Policy/publicity',
    '/Policy/PolicyApply',
  ]) {
    await page.goto(path);
    await expect(national, path).toHaveAttribute('aria-pressed', 'true');
    await expect(listed(page).filter({ hasText: elsewhere }), path).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^看其他地区（[\d,]+）$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/everywhere=1/);
    // Of items those of the nation come first.
    if (path === '/Policy/PolicyApply') await page.goto(`${path}?everywhere=1&page=12`);
    await expect(
      listed(page)
        .filter({ hasText: path === '/Policy/PolicyApply' ? /省级|市级/ : elsewhere })
        .first(),
      path,
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByRole('button', { name: /^只看本地/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  }
  // Whoever types words looks for them everywhere.
  await page.goto('/Policy/PolicySearch?q=数字化改造');
  await expect(listed(page).filter({ hasText: elsewhere }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: '最新政策' }).getByText('全国性政策')).toBeVisible();
});

/** Rows of lists and of tables; of a search those of its results, without the filters beside them. */
const listed = (page: Page) => {
  const results = page.getByRole('region', { name: '检索结果' });
  const main = page.getByRole('main').filter({ hasNot: results }).or(results);
  return main.getByRole('listitem').or(main.getByRole('row'));
};
