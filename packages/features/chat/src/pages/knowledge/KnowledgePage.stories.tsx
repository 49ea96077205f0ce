import { listKnowledgeBases, listRegressionQuestions } from '@hengce/api/examples';
import { answering, failing, fitsTheScreen, gone, pending, phone, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { ChatStoryHost } from '../../testing/ChatStoryHost';
import { missedResult, sampleDocuments } from '../../testing/knowledgeFixtures';
import { type KnowledgeServerOptions, knowledgeHandlers } from '../../testing/knowledgeHandlers';
import { KnowledgePage } from './KnowledgePage';

const place = '/DeepSeek/aiKnowledge';
const meta = preview.meta({
  id: 'chat-knowledge-page',
  title: '页面/知识库',
  component: KnowledgePage,
  parameters: { isPage: true },
  args: { initialPath: place } as object,
  render: (args) => <ChatStoryHost {...args} host={{ now: () => storyNow, ...(args as { host?: object }).host }} />,
});
export default meta;

const served = (options: KnowledgeServerOptions = {}) => answering(...knowledgeHandlers(options));
const bodyOf = (element: HTMLElement) => within(element.ownerDocument.body);
const fileInput = (element: HTMLElement) =>
  element.ownerDocument.querySelector('input[type="file"]') as HTMLInputElement;
const openedAt = (query: string) => ({ initialPath: `${place}?${query}` }) as object;
const long = '关于数字化车间与智能工厂建设项目投资完成情况的专项审计报告及附件（含设备清单、合同与发票）'.repeat(2);

export const Default = meta.story({
  name: '默认：每种解析状态各一份',
  tags: ['visual'],
  beforeEach: served({ questions: listRegressionQuestions.rows }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: '申报材料库' })).toBeVisible();
    await expect(await canvas.findByText('解析中，页12/80')).toBeVisible();
    for (const words of ['排队中，第2位', '2页没有文字', '已停用', '已过有效期'])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByText('2份文件解析失败')).toBeVisible();
    // Why is told in the list, and what can be done is there without a pointer.
    const locked = canvas.getByText('文件有密码').closest('[role=row]') as HTMLElement;
    const more = within(locked).getByRole('button', { name: '“职工花名册.pdf”的操作' });
    await expect(getComputedStyle(more.closest('[role=gridcell]') as HTMLElement).opacity).toBe('1');
  },
});
export const Empty = meta.story({
  name: '空：还没有知识库',
  beforeEach: served({
    bases: [{ ...(listKnowledgeBases.rows[3] as (typeof listKnowledgeBases.rows)[0]), documents: 0 }],
    documents: [],
  }),
});
export const EmptyBase = meta.story({
  name: '空：知识库里还没有文件',
  beforeEach: served({
    bases: [{ ...(listKnowledgeBases.rows[0] as (typeof listKnowledgeBases.rows)[0]), documents: 0, folders: [] }],
    documents: [],
  }),
});
export const NoneFound = meta.story({
  name: '空：没有符合条件的文件，可以清除条件',
  args: openedAt('q=合同书&kind=md'),
  beforeEach: served(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '清除条件' }));
    await expect(await canvas.findByRole('link', { name: '2025年度审计报告.pdf' })).toBeVisible();
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({
  name: '出错可重试',
  beforeEach: answering(failing),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
});
export const Phone = meta.story({ name: '窄屏', globals: phone, beforeEach: served(), play: fitsTheScreen });
export const LongNames = meta.story({
  name: '文字很长，窄屏',
  globals: phone,
  beforeEach: served({
    bases: listKnowledgeBases.rows.map((base) => ({ ...base, name: `${base.name}${long}`.slice(0, 40) })),
    documents: sampleDocuments.map((one) => ({ ...one, name: `${long}${one.name}` })),
  }),
  play: fitsTheScreen,
});

export const Uploading = meta.story({
  name: '上传：几份一起，读到哪里跟着说，太大的与类型不对的不发送，重复的说明',
  beforeEach: served(),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '上传文件' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog', { name: '上传文件' }));
    await userEvent
      .setup({ applyAccept: false })
      .upload(fileInput(canvasElement), [
        new File(['%PDF'], '新报告.pdf', { type: 'application/pdf' }),
        new File(['%PDF'], '2025年度审计报告.pdf', { type: 'application/pdf' }),
        new File(['x'], '旧.doc'),
        new File([], '空.txt', { type: 'text/plain' }),
      ]);
    await expect(await dialog.findByText('已上传，可用', {}, { timeout: 8_000 })).toBeVisible();
    await expect(
      await dialog.findByText('已上传，可用。内容与“2025年度审计报告.pdf”相同', {}, { timeout: 8_000 }),
    ).toBeVisible();
    await expect(dialog.getByText('只收PDF、DOCX、XLSX、TXT、MD')).toBeVisible();
    await expect(dialog.getByText('文件是空的，请重新选择')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
    await expect(await canvas.findByRole('link', { name: '新报告.pdf' })).toBeVisible();
  },
});
export const UploadStuck = meta.story({
  name: '上传中：关闭后继续',
  beforeEach: served({ isUploadStuck: true }),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '上传文件' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog', { name: '上传文件' }));
    await userEvent.upload(fileInput(canvasElement), new File(['%PDF'], '新报告.pdf', { type: 'application/pdf' }));
    await expect(await dialog.findByText('还有文件没有传完，关闭后继续上传')).toBeVisible();
  },
});
export const UploadRefused = meta.story({
  name: '上传被拒：说明原因，可以重传',
  beforeEach: served({ refuses: '上传的文件已满500MB，没有上传。请删除不用的文件后重试', usedBytes: 500_000_000 }),
  async play({ canvas, canvasElement, userEvent }) {
    await expect((await canvas.findAllByText(/存储空间已满/))[0]).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '上传文件' }));
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog', { name: '上传文件' }));
    await userEvent.upload(fileInput(canvasElement), new File(['%PDF'], '新报告.pdf', { type: 'application/pdf' }));
    await expect(await dialog.findByText(/上传的文件已满500MB/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /重试.*新报告|重新上传.*新报告/ })).toBeVisible();
  },
});

export const Testing = meta.story({
  name: '试问：片段、相关程度、没有检索到的，以后自动复查',
  beforeEach: served(),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: '问题' }), '研发费用加计扣除合计多少{Enter}');
    await expect(await canvas.findByText(/找到2处/)).toBeVisible();
    await expect(canvas.getByText('相关程度中')).toHaveAttribute('title', '检索得分12.4');
    const [keep] = canvas.getAllByRole('button', { name: '以后自动复查这个问题' });
    await userEvent.click(keep as HTMLElement);
    await expect(await canvas.findByRole('heading', { name: '自动复查的问题' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '在对话里问' })).toHaveAttribute(
      'href',
      expect.stringContaining('kb=kb000001&q='),
    );
  },
});
export const TestingMissed = meta.story({
  name: '试问：没有找到，逐条说明为什么',
  beforeEach: served({ result: missedResult }),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: '问题' }), '气凝胶导热系数{Enter}');
    await expect(await canvas.findByText('为什么没有找到')).toBeVisible();
    await expect(
      canvas.getByText('有2个片段写到“导热系数”，但已停用。停用的片段不参加检索，启用后就能查到'),
    ).toBeVisible();
  },
});
export const Regression = meta.story({
  name: '自动复查的问题：排到后面的标明',
  beforeEach: served({ questions: listRegressionQuestions.rows }),
  async play({ canvas }) {
    await expect(await canvas.findByText('前十处里没有找到')).toBeVisible();
    await expect(canvas.getByText(/原来在第2处/)).toBeVisible();
  },
});

export const Bulk = meta.story({
  name: '多选：一起重新解析，删除可撤销',
  beforeEach: served(),
  async play({ canvas, canvasElement, userEvent }) {
    const table = within(await canvas.findByRole('grid', { name: '文件' }));
    const pick = async (name: RegExp) =>
      userEvent.click(within(await table.findByRole('row', { name })).getByRole('checkbox'));
    await pick(/职工花名册/);
    await pick(/设备清单/);
    await expect(await canvas.findByText('已选2份')).toBeVisible();
    const tray = within(canvas.getByRole('toolbar', { name: '已选文件的操作' }));
    await userEvent.click(tray.getByRole('button', { name: '重新解析' }));
    await waitFor(() =>
      expect(bodyOf(canvasElement).getAllByText('已重新排队2份文件，解析好后自动更新').at(-1)).toBeVisible(),
    );
    for (const name of [/职工花名册/, /设备清单/])
      await waitFor(async () =>
        expect(within(await table.findByRole('row', { name })).queryByText(/^文件/)).toBeNull(),
      );
    await pick(/设备清单/);
    await userEvent.click(
      within(canvas.getByRole('toolbar', { name: '已选文件的操作' })).getByRole('button', { name: '删除' }),
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: '设备清单.pdf' })).toBeNull());
    await userEvent.click(await bodyOf(canvasElement).findByRole('button', { name: '撤销' }));
    await expect(await canvas.findByRole('link', { name: '设备清单.pdf' })).toBeVisible();
  },
});
export const Moving = meta.story({
  name: '移动到另一个知识库',
  beforeEach: served(),
  async play({ canvas, canvasElement, userEvent }) {
    const body = bodyOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '“设备清单.pdf”的操作' }));
    await userEvent.click(await body.findByRole('menuitem', { name: '移动' }));
    const dialog = within(await body.findByRole('dialog', { name: '移动1份文件' }));
    await userEvent.click(dialog.getByRole('button', { name: /移动到/ }));
    await userEvent.click(await body.findByRole('option', { name: '财务资料库' }));
    await userEvent.click(dialog.getByRole('button', { name: '移动' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: '设备清单.pdf' })).toBeNull());
  },
});
export const NewBase = meta.story({
  name: '新建知识库：没有名称与重名都说明',
  beforeEach: served(),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click((await canvas.findAllByRole('button', { name: '新建知识库' }))[0] as HTMLElement);
    const dialog = within(await bodyOf(canvasElement).findByRole('dialog', { name: '新建知识库' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('请填写名称')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: '知识库名称' }), '财务资料库');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('没有保存：已有名为“财务资料库”的知识库')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: '知识库名称' }), '2026{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: '财务资料库2026' })).toBeVisible();
  },
});

export const Document = meta.story({
  name: '一份文件：片段与所在的页',
  args: openedAt('base=kb000001&doc=kd000001&at=6'),
  beforeEach: served(),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: '看第5页' })).toBeVisible();
    await expect(canvas.getByText('2个版本')).toBeVisible();
    await expect(await canvas.findByText('改过')).toBeVisible();
  },
});
export const EditingChunk = meta.story({
  name: '片段：修改，停用，不能留空',
  args: openedAt('base=kb000001&doc=kd000001'),
  beforeEach: served(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: '修改片段1' }));
    const field = canvas.getByRole('textbox', { name: '片段内容' });
    await userEvent.clear(field);
    await expect(await canvas.findByText('请填写内容')).toBeVisible();
    await userEvent.type(field, '研发费用合计28643200.00元。');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('研发费用合计28643200.00元。')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '停用片段1' }));
    await expect(await canvas.findByRole('button', { name: '启用片段1' })).toBeVisible();
  },
});
export const ReadingDocument = meta.story({
  name: '一份文件：还在解析，读好的页先出现',
  args: openedAt('base=kb000001&doc=kd000003'),
  beforeEach: served(),
});
export const LockedDocument = meta.story({
  name: '一份文件：有密码，说明怎么办',
  args: openedAt('base=kb000001&doc=kd000007'),
  beforeEach: served({ chunks: [] }),
  async play({ canvas }) {
    await expect(await canvas.findByText('文件有密码，无法读取。请去掉密码后上传新版本')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '上传新版本' })).toBeVisible();
  },
});
export const GoneDocument = meta.story({
  name: '一份文件：已被删除',
  args: openedAt('base=kb000001&doc=kd999999'),
  beforeEach: served(),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: '没有找到这份文件' })).toBeVisible();
  },
});
export const NarrowDocument = meta.story({
  name: '一份文件，窄屏',
  globals: phone,
  args: openedAt('base=kb000001&doc=kd000001&at=6'),
  beforeEach: served(),
  play: fitsTheScreen,
});
export const GoneBases = meta.story({ name: '出错：没有找到', beforeEach: answering(gone) });

export const Keyboard = meta.story({
  name: '只用键盘：选中一份，打开操作并改名',
  beforeEach: served(),
  async play({ canvas, canvasElement, userEvent }) {
    const body = bodyOf(canvasElement);
    (await canvas.findByRole('button', { name: '“企业简介.md”的操作' })).focus();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('menuitem', { name: '改名' });
    await userEvent.keyboard('改');
    await userEvent.click(body.getByRole('menuitem', { name: '改名' }));
    const dialog = within(await body.findByRole('dialog', { name: '文件改名' }));
    await userEvent.keyboard('{Control>}a{/Control}企业介绍.md{Enter}');
    await expect(dialog.queryByText('请填写名称')).toBeNull();
    await expect(await canvas.findByRole('link', { name: '企业介绍.md' })).toBeVisible();
  },
});
