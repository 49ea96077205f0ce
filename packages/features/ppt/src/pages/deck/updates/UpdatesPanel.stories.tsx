import type { MainComponents } from '@hengce/api/contract';
import { fitsTheScreen, phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { PptStoryHost } from '../../../testing/PptStoryHost';
import { sampleDeck } from '../../../testing/pptFixtures';
import { pptServer } from '../../../testing/pptServer';

const meta = preview.meta({
  id: 'ppt-updates-panel',
  title: '页面/AI-PPT/政策已更新',
  component: PptStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/aippt/dk000001' },
  render: (args) => <PptStoryHost {...args} host={{ now: () => storyNow, ...(args as { host?: object }).host }} />,
});
export default meta;

const deck = sampleDeck({ start: 'policy' });
const { id: slideId, cites = [] } = deck.slides.find(({ layout }) => layout === 'bullets') ?? { id: '' };
const of = (n: number) => {
  const { path = '', sourceId = '', paragraph = 0, quote = '' } = cites[n] ?? {};
  return { slideId, path, sourceId, paragraph, before: quote };
};
const updates: MainComponents['schemas']['DeckUpdates'] = {
  sources: deck.sources,
  presentId: 'policy-2',
  changes: [
    { ...of(0), after: { paragraph: 4, text: of(0).before.replace('2年', '3年') } },
    { ...of(1), after: { paragraph: 5, text: '上年度研发费用总额不低于200万元。' } },
    { ...of(2), after: null },
  ],
};
const served = serving(() => pptServer({ deck, updates }));
const body = () => within(document.body);
const look = async (canvas: ReturnType<typeof within>) =>
  user.click(await canvas.findByRole('button', { name: '看差别' }));

export const Told = meta.story({
  name: '打开时说有几页过时',
  beforeEach: served,
  play: async ({ canvas }) => expect(await canvas.findByText('政策已更新：1页内容已过时')).toBeVisible(),
});

export const Compared = meta.story({
  name: '看差别：原来与现在，没有现成字的由人改',
  beforeEach: served,
  play: async ({ canvas }) => {
    await look(canvas);
    const list = within(await canvas.findByRole('grid', { name: '政策更新' }));
    const rows = await list.findAllByRole('row');
    await expect(rows).toHaveLength(3);
    await user.click(rows[0] as HTMLElement);
    await expect(await list.findByRole('button', { name: '采纳' })).toBeVisible();
  },
});

export const Decided = meta.story({
  name: '采纳与忽略：画面换成现在的字，提示没有了，可以撤销',
  beforeEach: served,
  play: async ({ canvas }) => {
    await look(canvas);
    const list = within(await canvas.findByRole('grid', { name: '政策更新' }));
    await user.click((await list.findAllByRole('row'))[0] as HTMLElement);
    await user.click(await list.findByRole('button', { name: '采纳' }));
    await waitFor(() => expect(list.getAllByRole('row')).toHaveLength(2));
    for (const left of [1, 0]) {
      await user.click(list.getAllByRole('row')[0] as HTMLElement);
      await user.click(await list.findByRole('button', { name: '忽略' }));
      await waitFor(() => expect(list.queryAllByRole('row')).toHaveLength(left));
    }
    await expect(canvas.queryByText(/政策已更新/)).toBeNull();
    await expect(canvas.getByText('没有过时的内容')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText('政策已更新：1页内容已过时')).toBeVisible();
  },
});

export const Phone = meta.story({
  name: '手机：差别从下面打开',
  globals: phone,
  beforeEach: served,
  play: async (context) => {
    await look(context.canvas);
    await expect(await body().findByRole('grid', { name: '政策更新' })).toBeVisible();
    await fitsTheScreen(context);
  },
});
