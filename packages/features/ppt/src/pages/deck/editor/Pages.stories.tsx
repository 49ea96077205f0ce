import { fitsTheScreen, phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { PptStoryHost } from '../../../testing/PptStoryHost';
import { sampleDeck } from '../../../testing/pptFixtures';
import { pptServer } from '../../../testing/pptServer';

const meta = preview.meta({
  id: 'ppt-pages',
  title: '页面/AI-PPT/各页',
  component: PptStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/aippt/dk000001', host: { now: () => storyNow } },
});
export default meta;

type Canvas = ReturnType<typeof within>;
const stripOf = async (canvas: Canvas) => within(await canvas.findByRole('listbox', { name: '各页' }));

/** Forty slides, each layout over and over. */
const forty = () => {
  const { slides } = sampleDeck();
  return Array.from({ length: 40 }, (_, at) => {
    const slide = slides[at % slides.length] as (typeof slides)[number];
    return { ...slide, id: `s${at}` };
  });
};
const ofForty = serving(() => pptServer({ deck: sampleDeck({ slides: forty() }) }));

export const Forty = meta.story({
  name: '四十页：看得见的先画，其余随后；End到最后一页',
  beforeEach: ofForty,
  play: async ({ canvas }) => {
    const strip = await stripOf(canvas);
    const options = strip.getAllByRole('option');
    await expect(options).toHaveLength(40);
    await waitFor(() => expect(options.every((option) => option.querySelector('svg rect'))).toBe(true));
    await user.click(options[0] as HTMLElement);
    await user.keyboard('{End}');
    await expect(await canvas.findByRole('figure', { name: /^第40页/ })).toBeVisible();
  },
});

export const One = meta.story({
  name: '只有一页，可以加一页',
  beforeEach: serving(() => pptServer({ deck: sampleDeck({ slides: sampleDeck().slides.slice(0, 1) }) })),
  play: async ({ canvas }) => {
    await expect((await stripOf(canvas)).getAllByRole('option')).toHaveLength(1);
    await user.click(canvas.getByRole('button', { name: '加一页' }));
    await waitFor(async () => expect((await stripOf(canvas)).getAllByRole('option')).toHaveLength(2));
  },
});

export const Dragging = meta.story({
  name: '拖动几页：一条线写明放到哪里',
  beforeEach: serving(() => pptServer()),
  play: async ({ canvas }) => {
    const options = (await stripOf(canvas)).getAllByRole('option');
    const [, second, third, , , sixth] = options as HTMLElement[];
    if (!second || !third || !sixth) throw new Error('six slides are needed');
    await user.click(second);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    // One that a script makes allows nothing.
    const dataTransfer = Object.defineProperty(new DataTransfer(), 'effectAllowed', { value: 'all', writable: true });
    const fire = (type: string, on: HTMLElement, share: number) => {
      const { left, top, width, height } = on.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height * share };
      on.dispatchEvent(new DragEvent(type, { ...at, dataTransfer, bubbles: true, cancelable: true }));
    };
    fire('dragstart', second, 0.5);
    await waitFor(() => expect(third).toHaveAttribute('data-dragging', 'true'));
    fire('dragenter', sixth, 0.9);
    fire('dragover', sixth, 0.9);
    await waitFor(() => expect(document.querySelector('[data-drop-target]')).not.toBeNull());
  },
});

export const Phone = meta.story({
  name: '手机：四十页横排在画面下',
  globals: phone,
  beforeEach: ofForty,
  play: async (told) => {
    await expect((await stripOf(told.canvas)).getAllByRole('option')).toHaveLength(40);
    await fitsTheScreen(told);
  },
});
