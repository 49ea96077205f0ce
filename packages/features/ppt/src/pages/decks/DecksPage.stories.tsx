import { getPolicy, listEnterprises, suggestPolicies } from '@hengce/api/examples';
import { mainHttp, ok } from '@hengce/api/testing';
import { answering, failing, fitsTheScreen, pending, phone, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, type within } from 'storybook/test';
import { PptStoryHost } from '../../testing/PptStoryHost';
import { sampleDeck, sampleOutline } from '../../testing/pptFixtures';
import { type PptServerOptions, pptServer } from '../../testing/pptServer';

const meta = preview.meta({
  id: 'ppt-decks-page',
  title: '页面/AI-PPT/开始',
  component: PptStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/aippt', host: { now: () => storyNow, links: { 'policy.search': () => '/policy/search' } } },
});
export default meta;

const served = (options: PptServerOptions = {}) =>
  answering(
    ...pptServer({ deck: sampleOutline(), ...options }),
    mainHttp.get('/api/v1/policy/detail/{policyId}', ({ response }) => response(200).json(ok(getPolicy))),
    mainHttp.get('/api/v1/policy/suggest', ({ query, response }) =>
      response(200).json(ok(query.get('q')?.startsWith('高新') ? suggestPolicies : { suggestions: [] })),
    ),
    mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok(listEnterprises))),
  );
const choose = async (canvas: ReturnType<typeof within>, name: string) =>
  user.click(await canvas.findByRole('radio', { name }));

export const Default = meta.story({
  name: '默认：从哪里开始，我的演示文稿',
  beforeEach: served({
    decks: [
      sampleDeck(),
      sampleOutline({ id: 'dk000002', title: '专精特新政策解读', start: 'outline' }),
      sampleDeck({ id: 'dk000003', title: '三地研发补助比较', themeId: 'cinnabar', start: 'document' }),
    ],
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /三地研发补助比较/ })).toHaveAttribute('href', '/aippt/dk000003'),
});

export const FromPolicy = meta.story({
  name: '从政策页来：写上哪家企业逐条是否符合',
  args: { initialPath: '/aippt?policyId=s-rd-330100' },
  beforeEach: served({ decks: [] }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '生成大纲' }));
    await expect(await canvas.findByRole('textbox', { name: '第2页的标题' })).toHaveValue('申报条件');
  },
});

export const SearchPolicy = meta.story({
  name: '从政策：输入名称，用键盘选一份',
  beforeEach: served({ decks: [] }),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('searchbox', { name: '政策' }), '没有这份');
    await expect(await canvas.findByText(/^没有找到/)).toBeVisible();
    await user.clear(canvas.getByRole('searchbox', { name: '政策' }));
    await user.keyboard('高新');
    await canvas.findByRole('option', { name: /高新技术企业认定管理办法/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await expect(await canvas.findByRole('button', { name: '生成大纲' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '换一份政策' })).toHaveAttribute('href', '/aippt');
  },
});

export const FromReport = meta.story({
  name: '从匹配报告来：只有这一份，也可以从别处开始',
  args: { initialPath: '/aippt?reportId=r000001' },
  beforeEach: served({ decks: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('把这份匹配报告做成演示文稿')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '从别处开始' })).toHaveAttribute('href', '/aippt');
    await user.click(canvas.getByRole('button', { name: '生成大纲' }));
    await expect(await canvas.findByRole('textbox', { name: '演示文稿的名称' })).toBeVisible();
  },
});

export const FromMinutes = meta.story({
  name: '从会议纪要来',
  args: { initialPath: '/aippt?meetingId=mt000001' },
  beforeEach: served({ decks: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('把这份会议纪要做成演示文稿')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '生成大纲' }));
    await expect(await canvas.findByRole('textbox', { name: '演示文稿的名称' })).toBeVisible();
  },
});

export const FromFile = meta.story({
  name: '从文件',
  beforeEach: served({ decks: [] }),
  play: async ({ canvas }) => choose(canvas, '从文件'),
});

const pptx = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const pick = async (canvas: ReturnType<typeof within>, canvasElement: HTMLElement) => {
  await choose(canvas, '从文件');
  await canvas.findByText(/^DOCX、PPTX/);
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  await user.upload(input as HTMLInputElement, new File(['slides'], '去年的汇报.pptx', { type: pptx }));
};
export const Reading = meta.story({
  name: '从旧PPT：正在读',
  beforeEach: served({ decks: [], uploading: 'held' }),
  play: async ({ canvas, canvasElement }) => {
    await pick(canvas, canvasElement);
    await expect(await canvas.findByText('去年的汇报.pptx')).toBeVisible();
  },
});
export const Locked = meta.story({
  name: '从旧PPT：有密码，没有读，说怎么办',
  beforeEach: served({ decks: [], refusal: '文件加了密码，无法核对内容，没有上传。请去掉密码后重试' }),
  play: async ({ canvas, canvasElement }) => {
    await pick(canvas, canvasElement);
    await expect(await canvas.findByText(/文件加了密码/)).toBeVisible();
  },
});

export const FromOutline = meta.story({
  name: '粘贴提纲',
  beforeEach: served({ decks: [] }),
  play: async ({ canvas }) => {
    await choose(canvas, '粘贴提纲');
    await user.type(await canvas.findByRole('textbox', { name: '提纲' }), '一、申报概况');
    await user.click(canvas.getByRole('button', { name: '生成大纲' }));
    await expect(await canvas.findByRole('textbox', { name: '演示文稿的名称' })).toBeVisible();
  },
});

export const FromTopic = meta.story({
  name: '从模板：没有大模型，只给标题',
  beforeEach: served({ decks: [] }),
  play: async ({ canvas }) => {
    await choose(canvas, '从模板');
    await expect(await canvas.findByText(/模板只给标题/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '生成大纲' })).toBeDisabled();
  },
});

export const Refused = meta.story({
  name: '没有生成：说明原因，内容还在',
  beforeEach: served({ decks: [], refusal: '没有读到标题，请检查提纲' }),
  play: async ({ canvas }) => {
    await choose(canvas, '粘贴提纲');
    const field = await canvas.findByRole('textbox', { name: '提纲' });
    await user.type(field, '……');
    await user.click(canvas.getByRole('button', { name: '生成大纲' }));
    await expect(await canvas.findByText('没有读到标题，请检查提纲')).toBeVisible();
    await expect(field).toHaveValue('……');
  },
});

export const Loading = meta.story({ name: '正在读取', beforeEach: answering(pending) });
export const Failed = meta.story({ name: '没有读到', beforeEach: answering(failing) });
export const Empty = meta.story({ name: '还没有演示文稿', beforeEach: served({ decks: [] }) });
export const Phone = meta.story({ name: '手机', globals: phone, beforeEach: served(), play: fitsTheScreen });
