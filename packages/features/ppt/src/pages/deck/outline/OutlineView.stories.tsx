import { serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, fireEvent, userEvent as user, waitFor } from 'storybook/test';
import { PptStoryHost } from '../../../testing/PptStoryHost';
import { sampleOutline } from '../../../testing/pptFixtures';
import { type PptServerOptions, pptServer } from '../../../testing/pptServer';

const meta = preview.meta({
  id: 'ppt-outline-view',
  title: '页面/AI-PPT/大纲',
  component: PptStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/aippt/dk000001' },
  render: (args) => <PptStoryHost {...args} host={{ now: () => storyNow, ...(args as { host?: object }).host }} />,
});
export default meta;

const served = (options?: PptServerOptions) => serving(() => pptServer(options));

export const FromOldDeck = meta.story({
  name: '从旧PPT：没有带入的逐页写明',
  beforeEach: served({
    deck: sampleOutline({
      start: 'presentation',
      leftOut: [
        { page: 1, kind: 'animation', count: 1 },
        ...[2, 3, 4, 6, 8].map((page) => ({ page, kind: 'shape' as const, count: page })),
        { page: 8, kind: 'diagram', count: 1 },
        { page: 8, kind: 'picture', count: 2 },
      ],
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/6页里有没带入的/)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '还有1页' }));
    await expect(canvas.getByText(/^第8页：8个没有字的图形，1个SmartArt的图形（字已带入），2张图片/)).toBeVisible();
  },
});

export const Conflict = meta.story({
  name: '别的页面改过大纲：用最新的，或用这里的',
  beforeEach: served({ deck: sampleOutline(), saving: 409 }),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: '第2页的标题' }), '改');
    await expect(await canvas.findByText(/别的页面改过/)).toBeVisible();
  },
});

export const Dragging = meta.story({
  name: '拖动一页：一条线写明放到哪里，它的条目一起走，Esc作罢',
  beforeEach: served({ deck: sampleOutline() }),
  play: async ({ canvas }) => {
    const rows = async () => [...(await canvas.findByRole('list', { name: '大纲' })).children] as HTMLElement[];
    const words = async () => (await rows()).map((row) => row.querySelector('textarea')?.value);
    const all = await rows();
    const pages = all.filter((row) => row.dataset.level === '1');
    const [second, third] = pages.slice(1) as [HTMLElement, HTMLElement];
    const before = await words();
    const take = async (row: HTMLElement) => {
      const { top, left } = row.getBoundingClientRect();
      await fireEvent.pointerDown(row.querySelector('[aria-hidden]') as Element, {
        clientX: left,
        clientY: top,
        button: 0,
      });
    };
    const over = (row: HTMLElement) => fireEvent.pointerMove(window, { clientY: row.getBoundingClientRect().top + 4 });
    await take(third);
    await over(second);
    await waitFor(() => expect(second).toHaveAttribute('data-drop', 'before'));
    await user.keyboard('{Escape}');
    await fireEvent.pointerUp(window);
    await expect(await words()).toEqual(before);

    const at = all.indexOf(second);
    const to = all.indexOf(third);
    await take(third);
    await over(second);
    await waitFor(() => expect(second).toHaveAttribute('data-drop', 'before'));
    await fireEvent.pointerUp(window);
    const after = [...before.slice(0, at), ...before.slice(to), ...before.slice(at, to)];
    await waitFor(async () => expect(await words()).toEqual(after));
    await take((await rows())[at] as HTMLElement);
    await over((await rows())[0] as HTMLElement);
    await waitFor(async () => expect((await rows())[0]).toHaveAttribute('data-drop', 'before'));
  },
});

export const TooLong = meta.story({
  name: '超过120页：说明，不能生成',
  beforeEach: served({
    deck: sampleOutline({
      outline: Array.from({ length: 121 }, (_, n) => ({ id: `p${n}`, level: 1 as const, text: `第${n + 1}章` })),
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/最多120页，现在是121页/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '生成演示文稿' })).toBeDisabled();
  },
});
