import type { Page } from '@playwright/test';
import { beginDeclaration, demoApi, expect, expectAccessible, signInByPassword, test } from '../fixtures';
import { wavOf } from '../wavFile';

const title = '研发费用归集专题会';
const decision = '会议决定研发费用以申报数1286万元为准。';
const todo = '请周砚在2099年11月25日前办理技术合同登记证明。';
const subtitles = `1
00:00:00,000 --> 00:00:01,500
周砚：首先看归集的口径。

2
00:00:01,600 --> 00:00:02,800
林知夏：${decision}

3
00:00:02,900 --> 00:00:04,000
林知夏：${todo}
`;

/** Uploads a tone of four seconds as a meeting, and opens its minutes on an imported transcript. */
async function openMinutes(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: '会议', exact: true }).click();
  await page.getByRole('button', { name: '上传音频' }).click();
  const dialog = page.getByRole('dialog', { name: '上传音频或视频' });
  const file = { name: `${title}.wav`, mimeType: 'audio/wav', buffer: wavOf(4) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText('录音里的人都知道被录音').click();
  await dialog.getByRole('button', { name: '上传1个文件' }).click();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: '导入' }).click({ timeout: 60_000 });
  const importing = page.getByRole('dialog', { name: '导入字幕或文字' });
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: '字幕.srt', mimeType: 'text/plain', buffer: Buffer.from(subtitles) });
  await importing.getByRole('button', { name: '导入并替换' }).click();
  await page.getByRole('tab', { name: '纪要' }).click();
  const decisions = page.getByRole('region', { name: '决定' });
  await expect(decisions.getByText(decision)).toBeVisible();
  await expect(page.getByText('规则提取')).toBeVisible();
  await expectAccessible(page);
  return page.url();
}

test('会议：导入字幕，按规则出纪要，转到对话、申报批注、AI-PPT、校对与知识库，待办进日历', async ({
  cleanPage: page,
  server,
}) => {
  test.setTimeout(240_000);
  const { get, post } = await demoApi(page, server.url);
  await signInByPassword(page);
  const minutes = await openMinutes(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出DOCX' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${title} 会议纪要.docx`);
  const handTo = async (target: string) => {
    await page.goto(minutes);
    await page.getByRole('tab', { name: '纪要' }).click();
    await page.getByRole('button', { name: '转到' }).click();
    await page.getByRole('menuitem', { name: target }).click();
  };

  await handTo('智能校对');
  await expect(page.getByRole('textbox', { name: '文稿' })).toHaveValue(new RegExp(decision));

  await handTo('AI-PPT');
  await expect(page.getByText('把这份会议纪要做成演示文稿')).toBeVisible();
  await page.getByRole('button', { name: '生成大纲' }).first().click();
  await expect(page.getByRole('textbox', { name: '演示文稿的名称' })).toHaveValue(`${title} 会议纪要`);
  await page.getByRole('button', { name: '生成演示文稿' }).click();
  const slides = page.getByRole('listbox', { name: '各页' });
  await slides.getByRole('option').nth(1).click();
  await page.getByRole('button', { name: '摘自原文' }).first().click();
  await expect(page.getByRole('blockquote')).toHaveText(decision);
  await page.getByRole('link', { name: '看原文' }).first().click();
  await expect(page).toHaveURL(minutes);

  await page.goto('/Policy/PolicyApply?q=出口信用保险补助');
  await page.getByRole('link', { name: '出口信用保险补助', exact: true }).first().click();
  await page.getByRole('button', { name: beginDeclaration }).click();
  await expect(page.getByRole('button', { name: '做成PPT' })).toBeVisible();
  await handTo('项目申报的批注');
  const note = page.getByRole('dialog', { name: '转到项目申报' });
  await expect(note.getByRole('textbox', { name: /批注/ })).toHaveValue(
    new RegExp(`${decision}[\\s\\S]*规则提取，请核对原话`),
  );
  await note.getByRole('button', { name: '写入批注' }).click();
  await expect(page.getByRole('button', { name: '打开申报' })).toBeVisible();

  await handTo('知识库');
  await page.getByRole('dialog', { name: '存入知识库' }).getByRole('button', { name: '存入' }).click();
  await page.getByRole('button', { name: '打开文件' }).click();
  await expect(page.getByText(decision).first()).toBeVisible({ timeout: 30_000 });

  await handTo('智能对话');
  // The file has arrived: before, it is called 正在上传…, and nothing is sent.
  await expect(page.getByText(`${title} 会议纪要.txt`, { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: '提问' }).fill('研发费用以哪个数为准');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: /^助手回答/ }).last()).toContainText('1286万元', { timeout: 30_000 });

  const [{ id: enterpriseId }] = await get('/api/v1/enterprise/list');
  const { feedId } = await post('/api/v1/calendar/subscribe', { enterpriseId, withToVerify: false });
  const feed = await (await page.request.get(`${server.url}/api/v1/calendar/shared/${feedId}`)).text();
  expect(feed.replaceAll('\r\n ', '')).toContain(`待办：周砚，${todo}`);
  expect(feed).toContain('DTSTART;VALUE=DATE:20991125');
});

test('分享的链接不用登录就能看纪要、听录音，播放条贴着窗口底；停止以后打不开', async ({ page, browser, server }) => {
  test.setTimeout(120_000);
  await signInByPassword(page);
  await openMinutes(page);
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '分享' });
  await dialog.getByText('也分享纪要').click();
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const link = await dialog.getByLabel('链接', { exact: true }).inputValue();
  const context = await browser.newContext({ baseURL: server.url });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText(todo).first()).toBeVisible();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 375, height: 812 },
  ]) {
    await guest.setViewportSize(viewport);
    const foot = () =>
      guest.getByRole('region', { name: new RegExp(title) }).evaluate((it) => it.getBoundingClientRect().bottom);
    await expect.poll(foot).toBe(viewport.height);
  }
  await guest.getByRole('button', { name: '播放', exact: true }).click();
  const audio = guest.locator('audio');
  await expect.poll(() => audio.evaluate(({ currentTime }: HTMLAudioElement) => currentTime)).toBeGreaterThan(0);
  await expectAccessible(guest);

  await dialog.getByRole('button', { name: '停止分享' }).click();
  await expect(dialog.getByRole('button', { name: '生成链接' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('链接打不开了')).toBeVisible();
  await context.close();
});
