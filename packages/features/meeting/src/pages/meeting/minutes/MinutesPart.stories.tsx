import { answering, failing, fitsTheScreen, pending, phone, serving, storyNow } from '@hengce/feature-parts/testing';
import preview from '@hengce/storybook/preview';
import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test';
import { MeetingStoryHost } from '../../../testing/MeetingStoryHost';
import { meetingServer } from '../../../testing/meetingServer';
import {
  decidedTranscript,
  type MinutesServerOptions,
  minutesServer,
  sampleMinutes,
  writtenMinutes,
} from '../../../testing/minutesServer';
import { sampleMeeting } from '../../../testing/sampleMeeting';
import { usesServer } from '../../../testing/usesServer';
import { MinutesPart } from './MinutesPart';

const beside = { padding: 24, maxWidth: 380 };

const meta = preview.meta({
  id: 'meeting-minutes',
  title: '页面/会议/纪要',
  component: MinutesPart,
  args: {
    meeting: sampleMeeting({ title: '研发费用归集专题会' }),
    transcript: decidedTranscript,
    isTranscriptSaved: true,
    onPlay: fn(),
  },
  render: (args) => (
    <MeetingStoryHost host={{ now: () => storyNow, ...(args as { host?: object }).host }}>
      <div style={beside}>
        <MinutesPart {...args} />
      </div>
    </MeetingStoryHost>
  ),
});
export default meta;

/** As the server has it. */
const decided = { segments: [...decidedTranscript.segments], speakers: [...decidedTranscript.speakers] };
const served = (options?: MinutesServerOptions) => serving(() => [...minutesServer(options), usesServer()]);
const body = () => within(document.body);

export const Default = meta.story({
  name: '默认：规则提取，每一行都能播放依据',
  beforeEach: served(),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('规则提取')).toBeVisible();
    await expect(canvas.getByText('未接入大模型，纪要按规则逐句提取')).toBeVisible();
    const decisions = canvas.getByRole('region', { name: '决定' });
    await user.click(within(decisions).getByRole('button', { name: /01:20/ }));
    await expect(args.onPlay).toHaveBeenLastCalledWith(80_000);
    const todos = within(canvas.getByRole('region', { name: '待办' }));
    await expect(todos.getByText(/周砚，11月25日前/)).toBeVisible();
    await user.click(within(canvas.getByRole('region', { name: '章节' })).getByRole('button', { name: /02:46/ }));
    await expect(args.onPlay).toHaveBeenLastCalledWith(166_000);
  },
});

export const Ticked = meta.story({
  name: '做完的待办勾掉，自动保存',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /登记证明/ }));
    await expect(canvas.getByText('已编辑')).toBeVisible();
    await expect(await canvas.findByText('已保存', undefined, { timeout: 5_000 })).toBeVisible();
  },
});

export const Editing = meta.story({
  name: '编辑：每一行的文字、负责、期限与依据',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '编辑纪要' }));
    const first = await canvas.findByRole('textbox', { name: '决定1' });
    await user.clear(first);
    await user.type(first, '研发费用以申报数为准');
    await user.click(canvas.getByRole('button', { name: '加一条待办' }));
    const dialog = within(await body().findByRole('dialog', { name: '选一句作依据' }));
    await user.type(dialog.getByRole('searchbox'), '核减');
    await user.click(dialog.getByRole('button', { name: /^选“要补/ }));
    await waitFor(() => expect(canvas.getByRole('group', { name: '待办4' })).toBeVisible());
    await expect(await canvas.findByText('已保存', undefined, { timeout: 5_000 })).toBeVisible();
  },
});

export const Edited = meta.story({
  name: '编辑过：可以按规则重新提取，先问',
  beforeEach: served({ minutes: sampleMinutes({ revision: 4, isEdited: true }) }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '按规则提取' }));
    const dialog = within(await body().findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '按规则提取' }));
    await waitFor(() => expect(canvas.queryByText('已编辑')).toBeNull());
  },
});

export const Written = meta.story({
  name: 'AI生成：没有出处的数字待核实，没有收的写明几条',
  beforeEach: served({ minutes: writtenMinutes() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AI生成')).toBeVisible();
    await expect(canvas.getByText('待核实：6%')).toBeVisible();
    await expect(canvas.getByText(/1条在转写稿里找不到依据/)).toBeVisible();
  },
});

export const Writing = meta.story({
  name: '由大模型整理：写的时候不能改，可以停止',
  beforeEach: served({ minutes: sampleMinutes({ model: '示例模型' }) }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '由大模型整理' }));
    await expect(await canvas.findByText(/读完1部分，共2部分/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '编辑纪要' })).toBeNull();
    await user.click(canvas.getByRole('button', { name: '停止整理' }));
    await expect(await canvas.findByText('已停止整理，纪要还是原来的')).toBeVisible();
  },
});

export const WritingFailed = meta.story({
  name: '没有整理成：写明原因，纪要还是原来的',
  beforeEach: served({
    minutes: sampleMinutes({
      model: '示例模型',
      writing: {
        state: 'failed',
        model: '示例模型',
        total: 2,
        done: 1,
        dropped: 0,
        problem: '大模型的答复不是约定的格式',
      },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^没有整理成：大模型的答复/)).toBeVisible();
  },
});

const { chapters, todos } = sampleMinutes().content;
export const EvidenceLost = meta.story({
  name: '依据的句子删掉了：标出来，换了依据才能保存',
  beforeEach: served({
    minutes: sampleMinutes({
      isEdited: true,
      content: { chapters, todos, decisions: [{ text: '研发费用以申报数1286万元为准。', segmentIds: ['gone'] }] },
    }),
    refusal: '“研发费用以申报数1286万元为准。”的依据不在转写稿里，没有保存。请换一句依据',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('依据的句子已不在转写稿里')).toBeVisible();
    await user.click(canvas.getByRole('checkbox', { name: /登记证明/ }));
    await expect(await canvas.findByText(/请换一句依据/, undefined, { timeout: 5_000 })).toBeVisible();
  },
});

export const Overtaken = meta.story({
  name: '别的页面改过：用最新的，或用这里的',
  beforeEach: served({ minutes: sampleMinutes({ revision: 1, isEdited: true }), isOvertaken: true }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('checkbox', { name: /登记证明/ }));
    await user.click(await canvas.findByRole('button', { name: '用这里的' }, { timeout: 5_000 }));
    await expect(await canvas.findByText('已保存')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  name: '规则没有找到：写明没有，可以自己加',
  beforeEach: served({ minutes: sampleMinutes({ content: { chapters: [], decisions: [], todos: [] } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到写明的决定')).toBeVisible();
  },
});

export const Official = meta.story({
  name: '公文会议纪要：议题在前，标题随格式',
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /格式/ }));
    await user.click(await body().findByRole('option', { name: '公文会议纪要' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
        '会议议题',
        '议定事项',
        '落实要求',
      ]),
    );
  },
});

export const EditingOfficial = meta.story({
  name: '编辑公文会议纪要：各节的次序与标题随格式',
  beforeEach: served({ minutes: sampleMinutes({ template: 'official' }) }),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '编辑纪要' }));
    await canvas.findByRole('textbox', { name: '议定事项1' });
    const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(headings).toEqual(['会议议题', '议定事项', '落实要求']);
    await expect(canvas.getByRole('textbox', { name: '会议议题1的标题' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '加一条落实要求' })).toBeVisible();
  },
});

export const Interview = meta.story({
  name: '访谈：谈话内容在前',
  beforeEach: served({ minutes: sampleMinutes({ template: 'interview' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '谈定的事' })).toBeVisible();
  },
});

/** A host that counts uses. */
const counting = (reserveUse: () => Promise<string | null>) => ({ host: { reserveUse } }) as object;
const byModel = () => served({ minutes: sampleMinutes({ model: '示例模型' }) });

export const Costs = meta.story({
  name: '由大模型整理计1次：按下以前说明，开始以后不再说',
  args: counting(async () => 'a-key-of-this-story'),
  beforeEach: byModel(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/一场会议计1次.*。还能用12次$/)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: '由大模型整理' }));
    await expect(await canvas.findByRole('button', { name: '停止整理' })).toBeVisible();
  },
});

export const UsedUp = meta.story({
  name: '次数用完：由宿主说明，纪要不变',
  args: counting(fn(async () => null)),
  beforeEach: byModel(),
  play: async ({ canvas, args }) => {
    await user.click(await canvas.findByRole('button', { name: '由大模型整理' }));
    const { reserveUse } = (args as unknown as { host: { reserveUse: () => void } }).host;
    await waitFor(() => expect(reserveUse).toHaveBeenCalled());
    await expect(canvas.queryByRole('button', { name: '停止整理' })).toBeNull();
    await expect(canvas.getByRole('region', { name: '决定' })).toBeVisible();
  },
});

/** A host that takes minutes for conversations, decks and knowledge bases, and has no other features. */
const taken = { assistant: fn(), ppt: fn(), knowledge: fn() };
export const HandedOver = meta.story({
  name: '转到别处：有标题、日期、规则提取，每一行有时间；宿主没有的功能不列',
  args: { host: { handOver: taken } } as object,
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '转到' }));
    const items = body().getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['智能对话', 'AI-PPT', '知识库']);
    await user.click(body().getByRole('menuitem', { name: '智能对话' }));
    await waitFor(() =>
      expect(taken.assistant).toHaveBeenLastCalledWith(
        expect.objectContaining({
          kind: 'minutes',
          id: 'mt000001',
          title: '研发费用归集专题会 会议纪要',
          text: expect.stringMatching(/规则提取[\s\S]*一、决定\n1\. 会议决定研发费用.*（00:01:20）[\s\S]*二、待办/),
          isGenerated: false,
        }),
      ),
    );
  },
});

export const HandedOverEmpty = meta.story({
  name: '纪要是空的：不能转到别处，写明原因',
  args: { host: { handOver: taken } } as object,
  beforeEach: served({ minutes: sampleMinutes({ content: { chapters: [], decisions: [], todos: [] } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '转到' })).toBeDisabled();
    await expect(canvas.getByText('纪要里还没有一条，先编辑再转到别处')).toBeVisible();
  },
});

export const NoWords = meta.story({
  name: '空：还没有文字',
  args: { transcript: { segments: [], speakers: [] } },
  beforeEach: served(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有纪要')).toBeVisible();
  },
});

export const Loading = meta.story({ name: '读取中', beforeEach: answering(pending) });

export const Failed = meta.story({
  name: '出错',
  beforeEach: answering(failing),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有读到纪要')).toBeVisible();
  },
});

export const Phone = meta.story({
  name: '手机：375宽，编辑时不横向滚动',
  globals: phone,
  beforeEach: served(),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: '编辑纪要' }));
    await fitsTheScreen({ canvas });
  },
});

export const OnThePage = meta.story({
  name: '在会议的页面上：按下依据，从那里播放',
  beforeEach: serving(() => meetingServer({ meeting: sampleMeeting(), transcript: { revision: 1, ...decided } })),
  render: () => <MeetingStoryHost initialPath="/efficiency/transcripts/mt000001" host={{ now: () => storyNow }} />,
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('tab', { name: '纪要' }));
    await user.click(await canvas.findByRole('button', { name: /03:42/ }));
    await expect(canvas.getByRole('slider', { name: /播放位置/ })).toHaveValue('222');
  },
});
