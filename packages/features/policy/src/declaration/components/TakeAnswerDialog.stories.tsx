import { mainHttp, ok } from '@hengce/api/testing';
import type { Artifact } from '@hengce/feature-kit';
import preview from '@hengce/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, failing, pending } from '../../shared/testing/states';
import { PolicyStoryHost } from '../../testing/PolicyStoryHost';
import { commentList } from '../testing/declarationFixtures';
import { declarationList, declarationRows } from '../testing/declarationHandlers';
import { TakeAnswerDialog } from './TakeAnswerDialog';

const artifact: Artifact = {
  kind: 'answer',
  id: 'm0000001',
  title: '研发后补助能拿多少',
  text: '**预计可得后补助61.44万元**，按研发费用分段计算[^1]。',
  citations: [
    {
      n: 1,
      source: 'policy',
      title: '云澜市企业研发费用后补助实施细则',
      place: '第七条',
      quote: '500万元（含）以下部分，按6%给予补助',
      check: 'verified',
    },
  ],
  policies: [],
  figures: null,
  isGenerated: true,
  sourceHref: '/DeepSeek?c=c0000001',
};
const meta = preview.meta({
  id: 'policy-take-answer-dialog',
  title: '政策/TakeAnswerDialog 转到项目申报',
  component: TakeAnswerDialog,
  args: { artifact, onClose: fn() },
  render: (args) => (
    <PolicyStoryHost initialPath="/Policy">
      <TakeAnswerDialog {...args} />
    </PolicyStoryHost>
  ),
});
export default meta;

export const Default = meta.story({
  name: '写进一份申报的批注，带出处与AI标识',
  beforeEach: answering(
    declarationList(declarationRows),
    mainHttp.post('/api/v1/declaration/comment/{declarationId}', ({ response }) => response(200).json(ok(commentList))),
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const note = await dialog.findByRole('textbox', { name: /批注/ });
    await expect(note).toHaveValue(
      '预计可得后补助61.44万元，按研发费用分段计算。\n出处：云澜市企业研发费用后补助实施细则 第七条\nAI生成，请核对原文',
    );
    await userEvent.click(dialog.getByRole('button', { name: '写入批注' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});
export const Minutes = meta.story({
  name: '会议纪要：写明取自会议纪要，规则提取',
  args: {
    artifact: {
      ...artifact,
      kind: 'minutes',
      text: '研发费用专题会 会议纪要\n\n一、决定\n1. 按项目归集。（00:01:20）',
      citations: [],
      isGenerated: false,
    },
  },
  beforeEach: answering(declarationList(declarationRows)),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox', { name: /批注/ })).toHaveValue(
      '研发费用专题会 会议纪要\n一、决定\n1. 按项目归集。（00:01:20）\n规则提取，请核对原话',
    );
  },
});
export const Empty = meta.story({
  name: '空：还没有申报',
  beforeEach: answering(declarationList([])),
});
export const Loading = meta.story({ name: '加载中', beforeEach: answering(pending) });
export const Failing = meta.story({ name: '出错可重试', beforeEach: answering(failing) });
