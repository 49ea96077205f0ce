import type { ChatMessage, ChatStreamEvent } from '@hengce/api';
import { getConversation } from '@hengce/api/examples';
import { mainHttp } from '@hengce/api/testing';
import { answering, failing, fitsTheScreen, gone, pending, phone, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { askWhileUploading } from '../../testing/askWhileUploading';
import { ChatStoryHost } from '../../testing/ChatStoryHost';
import { embeddedAnswerMessage, sampleAnswerMessage, sampleQuestion } from '../../testing/chatFixtures';
import { type ChatServerOptions, createChatServer, refusesQuestion } from '../../testing/chatHandlers';
import { knowledgeHandlers } from '../../testing/knowledgeHandlers';
import { startedEvent } from '../../testing/runFixtures';
import { ChatPage } from './ChatPage';

const open = '/DeepSeek?c=c0000001';
const meta = preview.meta({
  id: 'chat-chat-page',
  title: '页面/智能对话',
  component: ChatPage,
  parameters: { isPage: true },
  args: { initialPath: open } as object,
  render: (args) => <ChatStoryHost {...args} host={{ now: () => storyNow, ...(args as { host?: object }).host }} />,
});
export default meta;

const served = (options: ChatServerOptions = {}) => answering(...createChatServer(options).handlers);
const withMessages = (...messages: ChatMessage[]) => ({
  conversation: { ...getConversation, messages: [sampleQuestion, ...messages] },
});

export const Default = meta.story({ name: '默认：回答、出处、核对与所引政策', tags: ['visual'], beforeEach: served() });
export const Sources = meta.story({
  name: '按编号：来源在旁边，原话在其中',
  tags: ['visual'],
  beforeEach: served(),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^引用1/ });
    await user.click(first as HTMLElement);
    const pane = await canvas.findByRole('complementary', { name: '引用来源' });
    await expect(pane).toHaveTextContent('按6%给予补助');
    await expect(pane).toHaveTextContent('已核对');
  },
});
export const SourcesFollow = meta.story({
  name: '来源开着时接着问：旁边不再是上一个回答的来源',
  beforeEach: served({ freezeAt: 2 }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^引用1/ });
    await user.click(first as HTMLElement);
    const pane = await canvas.findByRole('complementary', { name: '引用来源' });
    await expect(pane).toHaveTextContent('回答只使用以上来源');
    await user.type(canvas.getByRole('textbox', { name: '提问' }), '跟省里的奖补能一起拿吗{Enter}');
    await waitFor(() => expect(pane).toHaveTextContent('正在查找这次回答的来源'));
    await expect(pane).not.toHaveTextContent('回答只使用以上来源');
  },
});
export const Empty = meta.story({
  name: '空：还没有提问',
  args: { initialPath: '/DeepSeek' } as object,
  beforeEach: served({ history: [] }),
});
/** Drafts of a user to whom minutes were handed over. */
const handedDrafts = () => {
  const handed = { title: '周例会 会议纪要', text: '一、决定\n1. 按项目归集。', isGenerated: false };
  const kept = new Map([['chat:handed', JSON.stringify(handed)]]);
  return {
    kept,
    read: async (key: string) => kept.get(key) ?? null,
    write: async (key: string, text: string | null) => void (text === null ? kept.delete(key) : kept.set(key, text)),
  };
};
const drafts = handedDrafts();
export const HandedOver = meta.story({
  name: '从会议纪要来：纪要是下一问的附件，只带一次',
  args: { initialPath: '/DeepSeek', host: { drafts } } as object,
  beforeEach(context) {
    for (const [key, text] of handedDrafts().kept) drafts.kept.set(key, text);
    return answering(...createChatServer({ history: [] }).handlers, ...knowledgeHandlers())(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('周例会 会议纪要.txt')).toBeVisible();
    await waitFor(() => expect(drafts.kept.has('chat:handed')).toBe(false));
  },
});
export const Thinking = meta.story({
  name: '深度思考中：展开，正在写',
  beforeEach: served({ ...withMessages(), freezeAt: 16 }),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: '提问' }), '跟省里的奖补能一起拿吗{Enter}');
    await expect(await canvas.findByRole('button', { name: /深度思考\.\.\./ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(await canvas.findByRole('button', { name: '停止回答' })).toBeEnabled();
  },
});
export const Answering = meta.story({
  name: '回答中，断过一次线：接着来，不重复也不丢',
  beforeEach: served({ ...withMessages(), breakAt: 30 }),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: '提问' }), '能拿多少后补助{Enter}');
    await waitFor(() => expect(canvas.getAllByText(/作为上限安排资金计划/)).toHaveLength(1), {
      timeout: 8000,
    });
    await expect(canvas.getByRole('textbox', { name: '提问' })).toHaveValue('');
  },
});
const longAnswer = (paragraphs: number): ChatServerOptions => {
  const deltas = (part: 'reasoning' | 'answer', count: number, word: string): ChatStreamEvent[] => {
    const pieces = Array.from({ length: count }, (_, n) => `${word}${n + 1}项费用按项目归集，与纳税申报表一致。\n\n`);
    const before = (n: number) => pieces.slice(0, n).join('').length;
    return pieces.map((text, n) => ({ type: 'part.delta', part, off: before(n), text }));
  };
  const events: ChatStreamEvent[] = [
    startedEvent,
    { type: 'part.start', part: 'reasoning' },
    ...deltas('reasoning', 12, '先想第'),
    { type: 'part.end', part: 'reasoning', durationMs: 2_000 },
    { type: 'part.start', part: 'answer' },
    ...deltas('answer', paragraphs, '第'),
  ];
  // The line stays open: the answer goes on.
  return { ...withMessages(), ms: 15, events: [...events, startedEvent], freezeAt: events.length };
};
const belowTheWindow = () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
export const StaysInPlace = meta.story({
  name: '回答长过一屏：提问留在上面，眼前的字不动',
  beforeEach: served(longAnswer(140)),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: '提问' }), '费用怎样归集{Enter}');
    await canvas.findByText(/^先想第2项费用/);
    const asked = canvas.getAllByRole('article', { name: /^您的提问/ }).at(-1) as HTMLElement;
    const place = asked.getBoundingClientRect().top;
    await canvas.findByText(/^第140项费用/, undefined, { timeout: 15_000 });
    await expect(belowTheWindow()).toBeGreaterThan(200);
    await expect(asked.getBoundingClientRect().top).toBeCloseTo(place, 0);
  },
});
export const Followed = meta.story({
  name: '读者到了末尾：思考收起、页面变短，也还跟着',
  beforeEach: served(longAnswer(140)),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: '提问' }), '费用怎样归集{Enter}');
    const thinking = await canvas.findByRole('button', { name: /深度思考\.\.\./ });
    await expect(thinking).toHaveAttribute('aria-expanded', 'true');
    await canvas.findByText(/^第20项费用/, undefined, { timeout: 15_000 });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByText(/^第140项费用/, undefined, { timeout: 15_000 });
    await waitFor(() => expect(thinking).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(belowTheWindow()).toBeLessThan(16));
  },
});
export const Embedded = meta.story({
  name: '未接入大模型：原文摘录，不标AI生成',
  beforeEach: served({ ...withMessages(embeddedAnswerMessage), model: null }),
  play: async ({ canvas }) => {
    await canvas.findByText('原文摘录与规则计算');
    await expect(canvas.queryByText('AI生成')).toBeNull();
  },
});
export const Failed = meta.story({
  name: '回答中断：前文留着，写明原因，可以继续',
  beforeEach: served(
    withMessages({
      ...sampleAnswerMessage,
      text: '预计可得后补助',
      state: 'failed',
      finishReason: 'busy',
      figures: null,
      citations: [],
      policies: [],
      error: { code: 'busy', message: '模型服务繁忙，请稍后再试', isRetryable: true },
    }),
  ),
});
const stoppedAnswer = { ...sampleAnswerMessage, text: '预计可得', state: 'stopped', figures: null } as const;
export const Stopped = meta.story({
  name: '已停止，可以继续',
  beforeEach: served(withMessages(stoppedAnswer)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '继续生成' })).toBeVisible();
  },
});
export const StoppedWithoutModel = meta.story({
  name: '已停止，大模型没有接入：不能继续，可以重新回答',
  beforeEach: served({ ...withMessages(stoppedAnswer), model: null }),
  play: async ({ canvas }) => {
    await canvas.findByText('未接入大模型，回答是原文摘录与规则计算');
    await expect(await canvas.findByRole('button', { name: '重新回答' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: '继续生成' })).toBeNull();
  },
});
export const NotContinued = meta.story({
  name: '继续被拒绝：说明原因，回答还在',
  beforeEach: [
    served(withMessages(stoppedAnswer)),
    answering(refusesQuestion('没有接入大模型，不能接着写。已写出的内容都在，请重新回答', 409)),
  ] as never,
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '继续生成' }));
    const refusal = '没有接入大模型，不能接着写。已写出的内容都在，请重新回答';
    await expect((await within(document.body).findAllByText(refusal))[0]).toBeVisible();
    await canvas.findByText('预计可得');
    await expect(await canvas.findByRole('button', { name: '继续生成' })).toBeEnabled();
  },
});
export const Branches = meta.story({
  name: '两个版本的回答，所引政策已更新，找不到依据',
  beforeEach: served(
    withMessages({
      ...sampleAnswerMessage,
      siblingIds: ['a0000009', 'a0000000'],
      policies: sampleAnswerMessage.policies?.map((policy) => ({
        ...policy,
        isChanged: true,
        newerId: 'sample-rd-subsidy-2027',
        status: 'amended' as const,
        statusLabel: '已修订',
      })),
      notices: [{ code: 'notFound', message: '库内未找到省级办法的依据，已检索“省级 研发 奖补”' }],
    }),
  ),
});
export const Refused = meta.story({
  name: '没有发送：写明原因，内容还在，可以重试',
  beforeEach: [served(withMessages()), answering(refusesQuestion('提问太频繁，请1分钟后再试'))] as never,
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: '提问' }), '能拿多少{Enter}');
    await canvas.findByText('发送失败，内容已保留');
  },
});
export const StillUploading = meta.story({
  name: '附件没有传好就回车：说明为什么没有发送，问题留着',
  beforeEach: [served(), answering(...knowledgeHandlers({ isUploadStuck: true }))] as never,
  play: askWhileUploading('提问'),
});
export const NoUses = meta.story({
  name: '次数用完：发送时宿主说明，写好的留着',
  args: { host: { reserveUse: async () => null } } as object,
  beforeEach: served({ remaining: 0 }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '提问' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/还能用0次/));
    await user.type(field, '能拿多少{Enter}');
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    await expect(field).toHaveValue('能拿多少');
  },
});
export const Queued = meta.story({
  name: '模型在排队',
  beforeEach: served({ ...withMessages(), events: [startedEvent, { type: 'run.queued', position: 3 }], freezeAt: 2 }),
  play: async ({ canvas }) => {
    await user.type(await canvas.findByRole('textbox', { name: '提问' }), '能拿多少{Enter}');
    await canvas.findByText('前面还有2个问题，请稍候');
  },
});
export const Keyboard = meta.story({
  name: '只用键盘：写下问题，回到上一条，打开出处',
  beforeEach: served(),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: '提问' });
    await canvas.findAllByRole('article');
    field.focus();
    await user.keyboard('能拿多少{Shift>}{Enter}{/Shift}后补助');
    await expect(field).toHaveValue('能拿多少\n后补助');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const answer = document.activeElement as HTMLElement;
    await expect(answer.tagName).toBe('ARTICLE');
    within(answer)
      .getAllByRole('button', { name: /^引用1/ })[0]
      ?.focus();
    await user.keyboard('{Enter}');
    await canvas.findByRole('complementary', { name: '引用来源' });
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing) });
export const Gone = meta.story({ name: '已被删除', beforeEach: answering(gone) });
let letBasesIn = () => {};
export const LateBases = meta.story({
  name: '窄屏：资料库后到，提问框变高，仍在对话的末尾',
  globals: phone,
  beforeEach: answering(
    mainHttp.get('/api/knowledge/bases', async () => {
      await new Promise<void>((resolve) => {
        letBasesIn = resolve;
      });
      // Nothing: the next handler answers.
      return undefined as never;
    }),
    ...createChatServer().handlers,
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const page = document.documentElement;
    const atEnd = () => expect(page.scrollHeight - window.innerHeight - window.scrollY).toBeLessThanOrEqual(1);
    await waitFor(atEnd);
    letBasesIn();
    await canvas.findByRole('button', { name: /财务资料库/ });
    await waitFor(atEnd);
  },
});
export const PhonePlaces = meta.story({
  name: '窄屏：一条栏写着对话的标题，从它去其他页面',
  globals: phone,
  beforeEach: served(),
  play: async ({ canvas, canvasElement }) => {
    const bar = (await canvas.findByRole('button', { name: '对话记录' })).parentElement as HTMLElement;
    await waitFor(() => expect(bar).toHaveTextContent(getConversation.title));
    await user.click(canvas.getByRole('button', { name: '对话记录' }));
    const places = within(canvasElement.ownerDocument.body);
    const nav = await places.findByRole('navigation', { name: '其他页面' });
    for (const name of ['知识库', 'PDF问答', '常用任务'])
      await waitFor(() => expect(within(nav).getByRole('link', { name })).toBeVisible());
  },
});
export const Phone = meta.story({
  name: '窄屏：来源从下面出来，一次一处',
  globals: phone,
  beforeEach: served(),
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^引用1/ });
    await user.click(first as HTMLElement);
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('引用来源1/3'));
    await fitsTheScreen({ canvas } as never);
  },
});
