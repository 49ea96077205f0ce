import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures';

const licence = (code: string, name: string, address: string) => `营业执照
统一社会信用代码 ${code}
名　　称 ${name}
类　　型 有限责任公司（自然人投资或控股）
住　　所 ${address}
法定代表人 张三
注册资本 伍佰万元整
成立日期 2018年05月03日
营业期限 2018年05月03日至长期`;
const ningbo = {
  text: licence('91330203MA2000001C', '宁波试水机械有限公司', '浙江省宁波市海曙区翠柏路89号'),
  region: '浙江省宁波市海曙区',
};
const shenyang = {
  text: licence('91210103MA2000002B', '沈阳试水机械有限公司', '辽宁省沈阳市沈河区青年大街1号'),
  region: '辽宁省沈阳市沈河区',
};

for (const [device, viewport, phone, firm] of [
  ['电脑', { width: 1440, height: 900 }, '13900139021', ningbo],
  ['手机', { width: 375, height: 812 }, '13900139022', ningbo],
  ['电脑', { width: 1440, height: 900 }, '13900139023', shenyang],
] as const)
  test(`新手机号，一份营业执照：不超过20次点击、5分钟，第一项“可申报”有条款为证（${firm.region}，${device}）`, async ({
    cleanPage: page,
    server,
  }) => {
    await page.setViewportSize(viewport);
    const started = Date.now();
    let clicks = 0;
    const press = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    await page.goto('/login');
    await press(page.getByRole('link', { name: '验证码登录' }));
    await page.getByLabel('手机号').fill(phone);
    await press(page.getByRole('button', { name: '获取验证码' }));
    await expect(page.getByText('短信已发送，5分钟内有效')).toBeVisible();
    await page.getByLabel('验证码', { exact: true }).fill(await server.newestCode());
    clicks += 1;
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check({ force: true });
    await press(page.getByRole('button', { name: '登录', exact: true }));

    await press(page.getByRole('main').getByRole('link', { name: '添加企业' }).first());
    const dialog = page.getByRole('dialog', { name: '添加企业' });
    await expect(dialog.getByRole('combobox', { name: '所在地区' })).toBeVisible();
    await dialog.getByLabel('粘贴营业执照的文字或表格').fill(firm.text);
    await expect(dialog.getByText(/^读出企业名称.*注册资本$/)).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: '所在地区' })).toHaveValue(firm.region);
    await expect(dialog.getByLabel('成立日期')).toHaveValue('2018-05-03');
    await expectAccessible(page);
    await press(dialog.getByRole('combobox', { name: '所属行业' }));
    await page.keyboard.type('通用设备');
    await press(page.getByRole('option', { name: '通用设备制造业' }));
    await press(dialog.getByRole('button', { name: '保存并开始匹配' }));

    await expect(page).toHaveURL(/PolicyMatch1\/proceed/);
    const question = page.locator('[data-current]');
    const titles = question.getByRole('heading', { name: /资质与称号/ });
    // Lists of occasions come first; which, the windows of the day decide.
    for (let lists = 0; lists < 8 && !(await titles.isVisible()); lists += 1) {
      await press(question.getByText('都没有', { exact: true }));
      const asked = await question.getByRole('heading').textContent();
      await press(page.getByRole('button', { name: '下一题' }).locator('visible=true'));
      await expect(question.getByRole('heading')).not.toHaveText(asked ?? '');
    }
    await expect(titles).toBeVisible();
    await press(question.getByText('高新技术企业', { exact: true }));
    // A phone shows the counts a press away.
    const pane = device === '电脑' ? page.getByRole('complementary') : page.getByRole('dialog');
    if (device === '手机') await press(page.getByRole('button', { name: '查看', exact: true }));
    await expect(pane.getByText('可申报1', { exact: true })).toBeVisible();

    // The report says why, with the clause.
    await press((device === '电脑' ? page : pane).getByRole('button', { name: '先看结果' }));
    await expect(page).toHaveURL(/PolicyMatch1\/report\//);
    await expect(page.getByText('高新技术企业减按15%税率征收企业所得税').first()).toBeVisible();
    if (device === '电脑')
      await expect(page.getByText(/条件都符合，随(?:纳税申报享受|时可以申报)/).first()).toBeVisible();
    expect(clicks).toBeLessThanOrEqual(20);
    expect(Date.now() - started).toBeLessThan(5 * 60_000);
  });
