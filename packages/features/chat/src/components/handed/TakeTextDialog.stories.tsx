import type { Artifact } from '@hengce/feature-kit';
import { answering, failing, pending } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ChatStoryHost } from '../../testing/ChatStoryHost';
import { type KnowledgeServerOptions, knowledgeHandlers } from '../../testing/knowledgeHandlers';
import { TakeTextDialog } from './TakeTextDialog';

const artifact: Artifact = {
  kind: 'minutes',
  id: 'mt000001',
  title: '研发费用归集专题会 会议纪要',
  text: '一、决定\n1. 按项目归集。（00:01:20）',
  citations: [],
  policies: [],
  figures: null,
  isGenerated: false,
  sourceHref: '/efficiency/transcripts/mt000001',
};
const meta = preview.meta({
  id: 'chat-take-text-dialog',
  title: '智能对话/TakeTextDialog 存入知识库',
  component: TakeTextDialog,
  args: { artifact, onClose: fn() },
  render: (args) => (
    <ChatStoryHost initialPath="/DeepSeek">
      <TakeTextDialog {...args} />
    </ChatStoryHost>
  ),
});
export default meta;

const served = (options: KnowledgeServerOptions = {}) => answering(...knowledgeHandlers(options));
const save = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: '存入知识库' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: '存入' })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: '存入' }));
  return dialog;
};

export const Default = meta.story({
  name: '默认：存进一个知识库',
  beforeEach: served(),
  play: async ({ args }) => {
    const dialog = await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(dialog.getAllByRole('radio')[0]).toBeChecked();
  },
});
export const NoBase = meta.story({
  name: '还没有知识库：写好名称，一起建立',
  beforeEach: served({ bases: [] }),
  play: async ({ args }) => {
    await expect(await screen.findByRole('textbox', { name: '新知识库的名称' })).toHaveValue('会议资料');
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});
export const Refused = meta.story({
  name: '没有存入：写明原因，内容都在',
  beforeEach: served({ refuses: '知识库的空间已满，没有上传' }),
  play: async () => {
    const dialog = await save();
    await expect(await dialog.findByText('没有存入，内容都在。知识库的空间已满，没有上传')).toBeVisible();
  },
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing) });
