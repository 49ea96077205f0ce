import type { ChatCitation } from '@hengce/api';
import { getConversation } from '@hengce/api/examples';
import { answering, failing, fitsTheScreen, gone, pending, phone, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, waitFor } from 'storybook/test';
import { ChatStoryHost } from '../../testing/ChatStoryHost';
import { sampleAnswerMessage, sampleQuestion } from '../../testing/chatFixtures';
import { createChatServer } from '../../testing/chatHandlers';
import { pdfServer, sampleDocument } from '../../testing/pdfHandlers';
import { PdfPage } from './PdfPage';

const start = '/aiAssistant/aiPdf';
const open = `${start}?document=kd000001`;
const talked = `${open}&c=c0000001`;

const meta = preview.meta({
  id: 'chat-pdf-page',
  title: '页面/PDF问答',
  component: PdfPage,
  parameters: { isPage: true },
  args: { initialPath: talked } as object,
  render: (args) => <ChatStoryHost {...args} host={{ now: () => storyNow, ...(args as { host?: object }).host }} />,
});
export default meta;

const inDocument = (n: number, page: number, rest: Partial<ChatCitation> = {}): ChatCitation => ({
  n,
  source: 'document',
  title: sampleDocument().name,
  from: '对话附件',
  place: `第${page}页`,
  documentId: 'kd000001',
  chunkId: 'ch000001',
  page,
  boxes: [],
  quote: '500万元（含）以下部分，按6%给予补助',
  check: 'verified',
  ...rest,
});
const answer = {
  ...sampleAnswerMessage,
  text: '500万元（含）以下部分按6%补助[^1]，单个企业每年度补助总额不超过203万元[^2]。',
  citations: [inDocument(1, 5), inDocument(2, 3, { quote: '单个企业每年度补助总额不超过203万元' })],
  policies: [],
  reasoning: '',
  figures: { total: 3, matched: 3, items: [] },
};
const served = (options: Parameters<typeof pdfServer>[0] = {}, messages = [sampleQuestion, answer]) =>
  answering(
    ...pdfServer(options),
    ...createChatServer({ conversation: { ...getConversation, scene: 'pdf', messages } }).handlers,
  );
const marks = (root: HTMLElement) => root.querySelectorAll('[data-mark]');

export const Default = meta.story({ name: '默认：左边原文，右边对话', beforeEach: served() });

export const Cited = meta.story({
  name: '按引用：翻到那一页，标出原话',
  beforeEach: served(),
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('textbox', { name: '跳到第几页' });
    await user.click(await canvas.findByRole('button', { name: /^引用1/ }));
    await waitFor(() => expect(field).toHaveValue('5'));
    await waitFor(() => expect(marks(canvasElement)).toHaveLength(1));
    await user.click(await canvas.findByRole('button', { name: /^引用2/ }));
    await waitFor(() => expect(field).toHaveValue('3'));
    await waitFor(() => expect(marks(canvasElement)).toHaveLength(1));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('page=3'));
  },
});

export const Start = meta.story({
  name: '开始：上传，或选一份',
  args: { initialPath: start } as object,
  beforeEach: served({
    documents: [
      sampleDocument(),
      sampleDocument({
        id: 'kd000002',
        name: '2025年度审计报告.pdf',
        bytes: 8_400_000,
        pages: 62,
        state: 'parsing',
        pagesDone: 12,
      }),
      sampleDocument({
        id: 'kd000003',
        name: '厂区环评批复（扫描件）.pdf',
        pages: 12,
        state: 'partial',
        failedPages: [3, 5],
      }),
      sampleDocument({ id: 'kd000004', name: '职工花名册.pdf', pages: null, state: 'failed', reason: '文件有密码' }),
    ],
  }),
});

export const Empty = meta.story({
  name: '空：还没有上传过',
  args: { initialPath: start } as object,
  beforeEach: served({ documents: [] }),
});

export const Uploading = meta.story({
  name: '上传后打开，解析到哪里如实写',
  args: { initialPath: start } as object,
  beforeEach: served({
    documents: [],
    states: [{ state: 'parsing', pagesDone: 3 }],
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('这里还没有PDF');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['%PDF-1.7'], '细则.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('正在解析第4页，共8页；读完的页已可以提问')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('document=kd000001');
  },
});

export const Refused = meta.story({
  name: '上传不收：写明原因',
  args: { initialPath: start } as object,
  beforeEach: served({ documents: [], refusal: '内容与扩展名不符，像是压缩包。请确认文件' }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('这里还没有PDF');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['PK'], '细则.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText(/内容与扩展名不符/)).toBeVisible();
  },
});

export const Partial = meta.story({
  name: '有几页没有文字',
  beforeEach: served({ states: [{ state: 'partial', failedPages: [2, 3, 4, 7] }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/第2至4、7页没有可以读取的文字/)).toBeVisible();
  },
});

export const Locked = meta.story({
  name: '有密码：只说一次，换一份',
  beforeEach: served({
    documents: [
      sampleDocument({ state: 'failed', pages: null, reason: '文件有密码，无法读取。请去掉密码后上传新版本' }),
    ],
  }),
  args: { initialPath: open } as object,
  play: async ({ canvas }) => {
    await canvas.findByText('这份文件没有读出来，不能提问');
    await expect(canvas.getAllByText(/有密码/)).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: '换一份' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const NotRead = meta.story({
  name: '没有读出来，重新解析',
  beforeEach: served({ states: [{ state: 'failed', reason: '解析超时，文件过于复杂', canRetry: true }] }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '重新解析' }));
    await expect(await canvas.findByText('正在排队等候解析，原文可以先看')).toBeVisible();
  },
});

export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({
  name: '出错可重试',
  beforeEach: answering(failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('文件没有打开')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
});
export const Gone = meta.story({
  name: '文件已删除',
  beforeEach: answering(gone),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这份文件')).toBeVisible();
  },
});

export const FromHistory = meta.story({
  name: '从对话记录回来：找到当时的文件',
  args: { initialPath: `${start}?c=c0000001` } as object,
  beforeEach: answering(
    ...pdfServer(),
    ...createChatServer({
      conversation: {
        ...getConversation,
        scene: 'pdf',
        scope: { usesPolicies: false, knowledgeBaseIds: [], documentIds: ['kd000001'], policyIds: [] },
        messages: [sampleQuestion, answer],
      },
    }).handlers,
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('document=kd000001'));
  },
});

export const LongName = meta.story({
  name: '很长的文件名',
  beforeEach: served({ documents: [sampleDocument({ name: `${'云澜市企业研发费用后补助实施细则'.repeat(8)}.pdf` })] }),
  play: fitsTheScreen,
});

export const Phone = meta.story({
  name: '窄屏375：原文与对话分开，引用翻回原文',
  globals: phone,
  beforeEach: served(),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await fitsTheScreen(context);
    const field = await canvas.findByRole('textbox', { name: '跳到第几页' });
    await user.click(canvas.getByRole('tab', { name: '对话' }));
    await expect(field).not.toBeVisible();
    await user.click(await canvas.findByRole('button', { name: /^引用1/ }));
    await waitFor(() => expect(field).toBeVisible());
    await waitFor(() => expect(field).toHaveValue('5'));
    await waitFor(() => expect(marks(canvasElement)).toHaveLength(1));
  },
});

export const AskSelection = meta.story({
  name: '选中原文提问：引用带到输入框',
  beforeEach: served(),
  play: async ({ canvas, canvasElement }) => {
    const findWords = () =>
      [...canvasElement.querySelectorAll('[data-page="1"] span')].find((span) =>
        span.textContent?.startsWith('（三）'),
      );
    await waitFor(() => expect(findWords()).toBeTruthy(), { timeout: 15_000 });
    const words = findWords()?.firstChild as Text;
    canvasElement.ownerDocument.getSelection()?.setBaseAndExtent(words, 3, words, 18);
    await user.click(await canvas.findByRole('button', { name: '引用提问' }));
    await expect(await canvas.findByText(/第1页：2000万元以上部分，按2%给/)).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：打开一份，翻页',
  args: { initialPath: start } as object,
  beforeEach: served(),
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: /云澜市企业研发费用后补助/ });
    link.focus();
    await user.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: '跳到第几页' });
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeTruthy(), { timeout: 15_000 });
    canvas.getByRole('region', { name: /^PDF原文/ }).focus();
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(field).toHaveValue('2'));
  },
});
