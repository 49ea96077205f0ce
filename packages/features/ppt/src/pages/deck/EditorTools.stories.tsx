import { fitsTheScreen, phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, fireEvent, userEvent as user, waitFor, within } from 'storybook/test';
import { PptStoryHost } from '../../testing/PptStoryHost';
import { sampleDeck } from '../../testing/pptFixtures';
import { type PptServerOptions, pptServer } from '../../testing/pptServer';

const meta = preview.meta({
  id: 'ppt-editor-tools',
  title: '页面/AI-PPT/编辑的工具',
  component: PptStoryHost,
  parameters: { isPage: true },
  args: { initialPath: '/aippt/dk000001', host: { now: () => storyNow } },
});
export default meta;

type Canvas = ReturnType<typeof within>;
const served = (options?: PptServerOptions) => serving(() => pptServer(options));
const body = () => within(document.body);
const strip = (canvas: Canvas) => canvas.findByRole('listbox', { name: '各页' });
const openSlide = async (canvas: Canvas, name: RegExp) =>
  user.click(within(await strip(canvas)).getByRole('option', { name }));
const pictureField = () =>
  waitFor(() => {
    const found = document.querySelector('aside input[type=file]');
    if (!found) throw new Error('no field for the picture');
    return found as HTMLInputElement;
  });
const openTool = async (canvas: Canvas, name: RegExp) => {
  await strip(canvas);
  await user.click((await canvas.findAllByRole('button', { name: '更多' }))[0] as HTMLElement);
  await user.click(await body().findByRole('menuitem', { name }));
};

export const Aspect = meta.story({
  name: '换成4:3：每一页都重新排',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '画幅：16:9' }));
    await user.click(await body().findByRole('menuitemradio', { name: '4:3' }));
    await canvas.findByRole('button', { name: '画幅：4:3' });
    const { width, height } = canvas.getByRole('figure').getBoundingClientRect();
    await expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.01);
  },
});

export const Find = meta.story({
  name: '查找与替换：列出每一处，按一处到那一页，全部替换可以撤销',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await openTool(canvas, /^查找与替换/);
    await user.type(await canvas.findByRole('textbox', { name: '查找' }), '研发费用');
    await user.type(canvas.getByRole('textbox', { name: '替换为' }), '研究开发费用');
    await expect(canvas.getByText('8处')).toBeVisible();
    await user.click(canvas.getAllByRole('button', { name: /^第10页/ })[0] as HTMLElement);
    await expect(canvas.getByRole('figure', { name: /^第10页/ })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '全部替换' }));
    await expect(canvas.getByText('已替换8处，可以撤销')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText('8处')).toBeVisible();
  },
});
export const FoundNothing = meta.story({
  name: '查找：没有找到',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await openTool(canvas, /^查找与替换/);
    await user.type(await canvas.findByRole('textbox', { name: '查找' }), '不会有的词');
    await expect(canvas.getByText('没有找到')).toBeVisible();
  },
});

const claimed = sampleDeck({
  slides: sampleDeck().slides.map((slide) =>
    slide.layout === 'section' ? { ...slide, data: { ...slide.data, lead: '依据国科发火[2016]32号' } } : slide,
  ),
});
export const Check = meta.story({
  name: '校对：逐处写明依据，采纳就改',
  beforeEach: served({ deck: claimed }),
  play: async ({ canvas }) => {
    await openTool(canvas, /^校对/);
    const list = await canvas.findByRole('grid', { name: '校对' });
    await user.click((await within(list).findAllByRole('row'))[0] as HTMLElement);
    await user.click(await within(list).findByRole('button', { name: /^采纳/ }));
    await expect(await canvas.findByRole('button', { name: '修改依据国科发火〔2016〕32号' })).toBeVisible();
  },
});
export const CheckedClean = meta.story({
  name: '校对：没有查出问题',
  beforeEach: served({ deck: sampleDeck({ slides: sampleDeck().slides.slice(0, 1) }) }),
  play: async ({ canvas }) => {
    await openTool(canvas, /^校对/);
    await expect(await canvas.findByText('没有查出问题')).toBeVisible();
  },
});
export const CheckedBeforeExport = meta.story({
  name: '导出前查出错误：先改，或照样导出',
  beforeEach: served({ deck: claimed }),
  play: async ({ canvas }) => {
    await strip(canvas);
    await user.click(await canvas.findByRole('button', { name: '导出' }));
    await user.click(await body().findByRole('menuitem', { name: /^PDF/ }));
    const dialog = within(await body().findByRole('dialog'));
    await expect(dialog.getByText(/“\[2016\]”/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: '照样导出' })).toBeVisible();
  },
});

export const InputMethod = meta.story({
  name: '输入法选字：拼音不打断，画面跟着，选好的字是一步',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await openSlide(canvas, /申报条件/);
    const field = (await canvas.findByRole('textbox', { name: '条目1' })) as HTMLTextAreaElement;
    const before = field.value;
    field.focus();
    const compose = (value: string) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
      fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
    };
    fireEvent.compositionStart(field);
    for (const pinyin of ['s', 'shen', 'shen bao']) compose(before + pinyin);
    await expect(field).toHaveValue(`${before}shen bao`);
    // Enter takes the letters as they are; it is none of the field's.
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
    compose(`${before}申报`);
    fireEvent.compositionEnd(field, { data: '申报' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(`${before}申报`);
    await expect(await canvas.findByRole('button', { name: `修改${before}申报` })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(field).toHaveValue(before));
  },
});

export const Placed = meta.story({
  name: '移动与缩放一处：方向键、鼠标，退格放回原处',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await openSlide(canvas, /对研发费用同比增长/);
    const slot = await canvas.findByRole('button', { name: /^修改对研发费用/ });
    const at = () => [slot.style.left, slot.style.top, slot.style.width].map((length) => Number.parseFloat(length));
    const [left = 0, top = 0, width = 0] = at();
    slot.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Control>}{ArrowDown}{/Control}{Shift>}{ArrowLeft}{/Shift}');
    await expect(at()).toEqual([left + 12, top + 1, width - 6]);
    const { x, y, width: pixels } = slot.getBoundingClientRect();
    const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true };
    await fireEvent.pointerDown(slot, { ...pointer, clientX: x + 20, clientY: y + 20 });
    await fireEvent.pointerMove(slot, { ...pointer, clientX: x - 20, clientY: y + 20 });
    await fireEvent.pointerUp(slot, { ...pointer, clientX: x - 20, clientY: y + 20 });
    await fireEvent.click(slot);
    await expect(Math.abs((at()[0] ?? 0) - (left + 12 - (40 * (width - 6)) / pixels))).toBeLessThan(1);
    await user.keyboard('{Backspace}');
    await expect(at()).toEqual([left, top, width]);
  },
});

export const PastedTable = meta.story({
  name: '粘贴表格：成为一页表格，可以撤销',
  beforeEach: served(),
  play: async ({ canvas }) => {
    const list = await strip(canvas);
    within(list).getAllByRole('option')[0]?.focus();
    const data = new DataTransfer();
    data.setData('text/plain', '指标\t本企业\n研发费用占比\t5.7%\n主导产品占比\t76%');
    list.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect((await canvas.findAllByText(/^16页/))[0] as HTMLElement).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '修改研发费用占比' })).toBeVisible();
    await expect((await body().findAllByText('粘贴的表格成了第2页'))[0]).toBeInTheDocument();
  },
});

export const Picture = meta.story({
  name: '导出这一页的图片',
  beforeEach: served({ deck: sampleDeck({ themeId: 'official', slides: sampleDeck().slides.slice(0, 1) }) }),
  play: async ({ canvas }) => {
    await strip(canvas);
    const made: Blob[] = [];
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      made.push(blob as Blob);
      return create(blob);
    };
    try {
      await user.click(await canvas.findByRole('button', { name: '导出' }));
      await user.click(await body().findByRole('menuitem', { name: /^PNG，这一页/ }));
      await waitFor(() => expect(made).toHaveLength(1));
    } finally {
      URL.createObjectURL = create;
    }
    const { width, height } = await createImageBitmap(made[0] as Blob);
    await expect([width, height]).toEqual([1920, 1080]);
  },
});

export const UploadedPicture = meta.story({
  name: '上传图片：画面里就有，写图片说明，可以删除',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await openSlide(canvas, /新产线已经投产/);
    await user.upload(await pictureField(), new File(['picture'], '产线.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('button', { name: '删除图片' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('figure image')).toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: '图片说明' })).toHaveValue('新产线照片');
  },
});
export const RefusedPicture = meta.story({
  name: '图片不完整：说明原因，没有上传',
  beforeEach: served({ refusal: '图片不完整或格式特殊，没有上传。请另存为PNG或JPEG后再上传' }),
  play: async ({ canvas }) => {
    await openSlide(canvas, /新产线已经投产/);
    await user.upload(await pictureField(), new File(['picture'], '产线.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/图片不完整或格式特殊/)).toBeVisible();
  },
});

export const Commented = meta.story({
  name: '批注：加一条，缩略图写明几条，处理以后变淡',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await strip(canvas);
    await user.type(await canvas.findByRole('textbox', { name: '批注' }), '补上申报单位的全称');
    await user.click(canvas.getByRole('button', { name: '加批注' }));
    await expect(await canvas.findByText('补上申报单位的全称')).toBeVisible();
    await expect(within(await strip(canvas)).getByRole('option', { name: /1条批注/ })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '已处理' }));
    await expect(canvas.getByRole('button', { name: '重新打开' })).toBeVisible();
    // Pictures of the slides follow once there is time.
    await waitFor(async () => expect(within(await strip(canvas)).queryByRole('option', { name: /条批注/ })).toBeNull());
  },
});

export const PhoneFind = meta.story({
  name: '手机上的查找与替换',
  globals: phone,
  beforeEach: served(),
  play: async (told) => {
    await openTool(told.canvas, /^查找与替换/);
    await expect(await body().findByRole('textbox', { name: '查找' })).toBeVisible();
    await fitsTheScreen(told);
  },
});
