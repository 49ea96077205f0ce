import { readDeckBrand } from '@hengce/api/examples';
import { fitsTheScreen, phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { PptStoryHost } from '../../../testing/PptStoryHost';
import { sampleDeck } from '../../../testing/pptFixtures';
import { type PptServerOptions, pptServer } from '../../../testing/pptServer';

const meta = preview.meta({
  id: 'ppt-brand-dialog',
  title: '页面/AI-PPT/品牌',
  component: PptStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/aippt/dk000001' },
  render: (args) => <PptStoryHost {...args} host={{ now: () => storyNow, ...(args as { host?: object }).host }} />,
});
export default meta;

const served = (options?: PptServerOptions) => serving(() => pptServer(options));
const used = { brand: readDeckBrand, deck: sampleDeck({ brand: readDeckBrand }) };
const body = () => within(document.body);
const open = async (canvas: ReturnType<typeof within>, name = '品牌') => {
  await user.click(await canvas.findByRole('button', { name }));
  return within(await body().findByRole('dialog', { name: '品牌' }));
};
const upload = async (dialog: ReturnType<typeof within>) => {
  await dialog.findByRole('group', { name: /PPTX/ });
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  await user.upload(input as HTMLInputElement, new File(['公司模板'], '公司模板.pptx'));
};

export const None = meta.story({
  name: '还没有品牌：说明读什么，可以上传',
  beforeEach: served(),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByRole('group', { name: '公司的PPTX' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: '保存' })).toBeNull();
  },
});

export const Reading = meta.story({
  name: '正在读',
  beforeEach: served({ uploading: 'held' }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await upload(dialog);
    await expect(await dialog.findByText('公司模板.pptx')).toBeVisible();
  },
});

export const Read = meta.story({
  name: '读出来：效果、颜色、字体、标志、页脚，改色值立刻看到，写错的不能保存',
  beforeEach: served(),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await upload(dialog);
    await expect(await dialog.findByRole('textbox', { name: '标题字体' })).toHaveValue('思源黑体 Heavy');
    await expect(dialog.getByRole('switch', { name: '这份演示文稿用品牌' })).toBeChecked();
    await expect(dialog.getByText(/强调色在这套配色上/)).toBeVisible();
    const main = dialog.getByRole('textbox', { name: '主色' });
    await user.clear(main);
    await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
    await user.type(main, '#8a1c4a');
    await waitFor(() => expect(dialog.getByRole('button', { name: '保存' })).toBeEnabled());
  },
});

export const Taken = meta.story({
  name: '保存以后这份就用它，可以撤销',
  beforeEach: served(),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await upload(dialog);
    await user.click(await dialog.findByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('button', { name: '品牌：已用' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('button', { name: '品牌' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '重做' }));
    await expect(await canvas.findByRole('button', { name: '品牌：已用' })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: '没有读成：说原因',
  beforeEach: served({ refusal: '文件加了密码，无法核对内容，没有上传。请去掉密码后重试' }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await upload(dialog);
    await expect(await dialog.findByText(/文件加了密码/)).toBeVisible();
  },
});

export const Used = meta.story({
  name: '在用：关掉标志，这份不用，删除前先说后果',
  beforeEach: served(used),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, '品牌：已用');
    await user.click(await dialog.findByRole('switch', { name: '标志' }));
    await waitFor(() => expect(dialog.queryByRole('group', { name: '标志的位置' })).toBeNull());
    await user.click(dialog.getByRole('button', { name: '删除品牌' }));
    await expect(await dialog.findByText(/不能撤销/)).toBeVisible();
  },
});

export const Removed = meta.story({
  name: '删除以后回到原来的配色',
  beforeEach: served(used),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, '品牌：已用');
    await user.click(await dialog.findByRole('button', { name: '删除品牌' }));
    await user.click(await dialog.findByRole('button', { name: '确定删除' }));
    await expect(await canvas.findByRole('button', { name: '品牌' })).toBeVisible();
  },
});

export const Slides = meta.story({
  name: '用了品牌的各页',
  beforeEach: served(used),
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('listbox', { name: '各页' });
    await user.click(within(strip).getByRole('option', { name: /申报条件/ }));
    await expect(await canvas.findByRole('button', { name: '品牌：已用' })).toBeVisible();
  },
});

export const Bare = meta.story({
  name: '文件里只有颜色：没有的写明',
  beforeEach: served({ brand: { ...readDeckBrand, fonts: null, logo: null, footer: '' } }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText(/没有写字体/)).toBeVisible();
    await expect(dialog.getByRole('switch', { name: '标志' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  name: '品牌没有读到',
  beforeEach: served({ brand: 'failing' }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByText('品牌没有读到')).toBeVisible();
  },
});

export const Phone = meta.story({
  name: '手机',
  globals: phone,
  beforeEach: served(used),
  play: async ({ canvas, ...rest }) => {
    await user.click((await canvas.findAllByRole('button', { name: '更多' }))[0] as HTMLElement);
    await user.click(await body().findByRole('menuitem', { name: '品牌：已用' }));
    const dialog = within(await body().findByRole('dialog', { name: '品牌' }));
    await expect(await dialog.findByRole('textbox', { name: '主色' })).toBeVisible();
    await fitsTheScreen({ canvas, ...rest });
  },
});
