import { phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { PptStoryHost } from '../../../testing/PptStoryHost';
import { sampleDeck } from '../../../testing/pptFixtures';
import { type PptServerOptions, pptServer } from '../../../testing/pptServer';

const meta = preview.meta({
  id: 'ppt-rewrite-dialog',
  title: '页面/AI-PPT/重写一页',
  component: PptStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/aippt/dk000001' },
  render: (args) => <PptStoryHost {...args} host={{ now: () => storyNow, ...(args as { host?: object }).host }} />,
});
export default meta;

const settings = { model: '示例模型' };
const served = (options?: PptServerOptions) => serving(() => pptServer({ settings, ...options }));
const body = () => within(document.body);
const open = async (canvas: ReturnType<typeof within>) => {
  await user.click(
    within(await canvas.findByRole('listbox', { name: '各页' })).getByRole('option', { name: /申报条件/ }),
  );
  await user.click(await canvas.findByRole('button', { name: '重写本页' }));
  return body().findByRole('dialog', { name: '重写本页' });
};

export const Compared = meta.story({
  name: '写好以后前后对照，还没有改',
  beforeEach: served(),
  play: async ({ canvas }) => {
    const dialog = within(await open(canvas));
    await user.type(dialog.getByRole('textbox', { name: /要求/ }), '写短');
    await user.click(dialog.getByRole('button', { name: '重写' }));
    await expect(await dialog.findByRole('figure', { name: /^新写的/ })).toBeVisible();
    await expect(dialog.getByRole('figure', { name: /^现在的/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '用新的' })).toBeEnabled();
  },
});

export const Taken = meta.story({
  name: '用新的：没有出处的数字待核实，核实以后标记去掉；可以撤销',
  beforeEach: served(),
  play: async ({ canvas }) => {
    const dialog = within(await open(canvas));
    await user.click(dialog.getByRole('button', { name: '重写' }));
    await dialog.findByRole('figure', { name: /^新写的/ });
    await user.click(dialog.getByRole('button', { name: '用新的' }));
    await expect(await canvas.findByText('待核实：3%')).toBeVisible();
    await expect(canvas.getByText('1处数字待核实')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '已核实' }));
    await waitFor(() => expect(canvas.queryByText('待核实：3%')).toBeNull());
    await user.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText('待核实：3%')).toBeVisible();
  },
});

export const Warned = meta.story({
  name: '导出前提醒：有数字没有出处',
  beforeEach: served({
    deck: sampleDeck({
      slides: [
        {
          id: 'w1',
          layout: 'bullets',
          data: { title: '申报条件', items: [{ text: '占营业收入的比例不低于3%' }] },
          isWritten: true,
          unverified: [{ path: 'items.0.text', text: '3%' }],
        },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '导出' }));
    await user.click(await body().findByRole('menuitem', { name: /^PDF/ }));
    const dialog = within(await body().findByRole('dialog', { name: '1处数字没有出处，还没有导出' }));
    await expect(dialog.getByText(/“3%”/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '照样导出' })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: '没有写成：说原因，这一页没有变',
  beforeEach: served({ refusal: '连不上大模型服务，这一页没有变。请稍后重试' }),
  play: async ({ canvas }) => {
    const dialog = within(await open(canvas));
    await user.click(dialog.getByRole('button', { name: '重写' }));
    await expect(await dialog.findByText(/连不上大模型服务/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '用新的' })).toBeDisabled();
  },
});

export const Edited = meta.story({
  name: '改过的字不再写“摘自原文”',
  beforeEach: served({ deck: sampleDeck() }),
  play: async ({ canvas }) => {
    await user.click(
      within(await canvas.findByRole('listbox', { name: '各页' })).getByRole('option', { name: /申报条件/ }),
    );
    const chips = await canvas.findAllByRole('button', { name: '摘自原文' });
    const reworded = () => canvas.queryAllByRole('button', { name: '据出处改写' });
    const before = reworded().length;
    await user.type(canvas.getByRole('textbox', { name: '条目1' }), '，逐年增长');
    await waitFor(() => expect(reworded()).toHaveLength(before + 1));
    await expect(canvas.getAllByRole('button', { name: '摘自原文' })).toHaveLength(chips.length - 1);
  },
});

export const Phone = meta.story({
  name: '手机：前后对照上下排',
  globals: phone,
  beforeEach: served({
    deck: sampleDeck({ slides: sampleDeck().slides.filter(({ layout }) => layout === 'bullets') }),
  }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '重写本页' }));
    const dialog = within(await body().findByRole('dialog', { name: '重写本页' }));
    await user.click(dialog.getByRole('button', { name: '重写' }));
    await expect(await dialog.findByRole('figure', { name: /^新写的/ })).toBeVisible();
  },
});
