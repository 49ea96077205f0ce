import { fitsTheScreen, phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, within } from 'storybook/test';
import { PptStoryHost } from '../../../testing/PptStoryHost';
import { sampleDeck, sampleOutline, sampleWriting } from '../../../testing/pptFixtures';
import { type PptServerOptions, pptServer } from '../../../testing/pptServer';

const path = '/aippt/dk000001';

const meta = preview.meta({
  id: 'ppt-writing-view',
  title: '页面/AI-PPT/大模型写',
  component: PptStoryHost,
  parameters: { isPage: true },
  args: { initialPath: path },
  render: (args) => <PptStoryHost {...args} host={{ now: () => storyNow, ...(args as { host?: object }).host }} />,
});
export default meta;

const settings = { model: '示例模型' };
const served = (options?: PptServerOptions) => serving(() => pptServer({ settings, ...options }));
const strip = (canvas: ReturnType<typeof within>) => canvas.findByRole('listbox', { name: '各页' });
const [first, second] = sampleWriting().slides.map(({ id }) => id) as [string, string];
/** As it is when the model has written one slide. */
const begun = (writing: Parameters<typeof sampleWriting>[0] = {}) =>
  sampleDeck({
    slides: sampleDeck().slides.map((slide) => (slide.id === first ? { ...slide, isWritten: true } : slide)),
    writing: sampleWriting({
      slides: sampleWriting().slides.map(({ id }) => ({
        id,
        state: id === first ? 'written' : id === second ? 'writing' : 'waiting',
      })),
      ...writing,
    }),
  });

export const Running = meta.story({
  name: '正在写：写好的一页页出现，刷新也不断',
  beforeEach: served({ deck: begun(), writing: { isHeld: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: /写好1页，共7页/ })).toBeVisible();
    await expect(canvas.getByText('写好了')).toBeVisible();
  },
});

export const Asked = meta.story({
  name: '大纲：由大模型写，写完就到各页',
  beforeEach: served({ deck: sampleOutline({ wording: 'own' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /由大模型写每一页/ })).toBeChecked();
    await user.click(canvas.getByRole('button', { name: '生成演示文稿' }));
    await expect(await canvas.findByRole('progressbar', { name: /正在写/ })).toBeVisible();
    await expect(
      within(await canvas.findByRole('listbox', { name: '各页' }, { timeout: 15_000 })).getAllByRole('option'),
    ).toHaveLength(15);
  },
});

export const Extracted = meta.story({
  name: '大纲：摘自原文的，不勾就一字不改',
  beforeEach: served({ deck: sampleOutline() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /由大模型写每一页/ })).not.toBeChecked();
    await user.click(canvas.getByRole('button', { name: '生成演示文稿' }));
    await expect(await strip(canvas)).toBeVisible();
  },
});

export const Locked = meta.story({
  name: '锁定的页：不写，说没有动',
  beforeEach: served({
    deck: sampleDeck({
      slides: sampleDeck().slides.map((slide) => (slide.id === first ? { ...slide, isLocked: true } : slide)),
      writing: sampleWriting({ slides: sampleWriting().slides.filter(({ id }) => id !== first) }),
    }),
    writing: { isHeld: true },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已锁定，没有动')).toBeVisible();
  },
});

export const Stopped = meta.story({
  name: '停止：写好的留着，可以接着写，也可以先看',
  beforeEach: served({ deck: begun(), writing: { isHeld: true } }),
  args: { initialPath: `${path}?step=writing` },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '停止' }));
    await expect(await canvas.findByText(/已停止。写好的1页留着/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /接着写/ })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '看各页' }));
    await expect(await strip(canvas)).toBeVisible();
  },
});

export const OneFailed = meta.story({
  name: '一页没有写成：说原因，只重写这一页',
  args: { initialPath: `${path}?step=writing` },
  beforeEach: served({
    deck: begun({
      state: 'done',
      slides: sampleWriting().slides.map(({ id }) =>
        id === second ? { id, state: 'failed', problem: '连不上大模型服务' } : { id, state: 'written' },
      ),
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('连不上大模型服务')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^重写第\d+页$/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  name: '手机：正在写',
  globals: phone,
  beforeEach: served({ deck: begun(), writing: { isHeld: true } }),
  play: fitsTheScreen,
});
