import { DoDont } from '@hengce/storybook/DoDont';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { storyTimeRows } from '../../../testing/storyDeadlines';
import { TimeRuler } from './TimeRuler';
import { TimeRulerSkeleton } from './TimeRulerSkeleton';
import type { TimeRulerProps } from './timeRulerProps';

const args: TimeRulerProps = { label: '申报期限', rows: storyTimeRows, now: storyNow };
const meta = preview.meta({ id: 'ui-time-ruler', title: '尺/TimeRuler 共轴期限尺', component: TimeRuler, args });
export default meta;

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <TimeRuler
        {...args}
        rows={[
          ...storyTimeRows,
          { id: 'a', label: '澄湖区知识产权质押融资补贴', state: 'rolling' },
          { id: 'b', label: '科技型中小企业贷款贴息', state: 'closed', closesAt: '2026-11-12' },
          { id: 'c', label: '没有给出期限的一项', state: 'none' },
          { id: 'd', label: '首台（套）装备保险补偿', state: 'submitted', closesAt: '2026-12-31', meta: '审核中' },
        ]}
      />
      <TimeRuler
        {...args}
        label="一年之后截止"
        rows={[
          {
            id: 'e',
            label: '很长很长的名称放不下时省略，悬停时看地址',
            state: 'open',
            closesAt: '2027-10-31',
            meta: '未开始',
          },
        ]}
      />
    </div>
  ),
});
export const Close = meta.story({
  name: '日期挨在一起：标注不相撞，不压住今天的线',
  args: {
    now: new Date('2026-11-29T10:00:00+08:00'),
    rows: [
      {
        id: 'a',
        label: '公示与拨付相隔三天',
        state: 'closed',
        meta: '审核中',
        marks: [
          { label: '公示', date: '2026-12-28' },
          { label: '拨付', date: '2026-12-31' },
        ],
      },
      {
        id: 'b',
        label: '公示就在后天',
        state: 'closed',
        meta: '审核中',
        marks: [
          { label: '公示', date: '2026-12-01' },
          { label: '拨付', date: '2026-12-05' },
        ],
      },
      {
        id: 'c',
        label: '三个日期',
        state: 'closed',
        marks: [
          { label: '受理', date: '2026-12-20' },
          { label: '公示', date: '2026-12-26' },
          { label: '拨付', date: '2027-01-05' },
        ],
      },
      { id: 'd', label: '明天开放，开放三天', state: 'upcoming', opensAt: '2026-11-30', closesAt: '2026-12-03' },
      { id: 'e', label: '明天开放，年底截止', state: 'upcoming', opensAt: '2026-11-30', closesAt: '2026-12-31' },
      { id: 'f', label: '昨天截止', state: 'closed', closesAt: '2026-11-28' },
      { id: 'g', label: '已提交，昨天截止', state: 'submitted', closesAt: '2026-11-28' },
      { id: 'h', label: '明天截止', state: 'open', opensAt: '2026-11-01', closesAt: '2026-11-30' },
    ],
  },
  play: async ({ canvasElement }) => {
    const boxes = (within: Element) =>
      [...within.children].filter((child) => child.tagName === 'SPAN').map((child) => child.getBoundingClientRect());
    for (const track of canvasElement.querySelectorAll('[role=img]')) {
      const [first, second] = boxes(track).sort((a, b) => a.left - b.left);
      if (first && second) await expect(first.right).toBeLessThanOrEqual(second.left);
    }
  },
});
export const Loading = meta.story({
  name: '正在加载：与来的尺一样高',
  render: (args) => (
    <>
      <div data-testid="bones">
        <TimeRulerSkeleton rows={args.rows.length} />
      </div>
      <div data-testid="ruler">
        <TimeRuler {...args} />
      </div>
    </>
  ),
  play: ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    return expect(height('bones')).toBe(height('ruler'));
  },
});
export const Phone = meta.story({
  name: '窄处：名称在线之上，仍共一条轴',
  render: (args) => (
    <div style={{ width: 343 }}>
      <TimeRuler {...args} />
    </div>
  ),
});
export const Keyboard = meta.story({
  name: '只用键盘：每项的名称是链接，尺读成一句话',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '专精特新企业贷款贴息' })).toHaveFocus();
    await expect(canvas.getByRole('img', { name: '申报期限：10月20日开放，11月28日截止，还剩8天' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '公示12月18日，拨付2027年1月22日' })).toBeVisible();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <TimeRuler {...args} label="可以" rows={storyTimeRows.slice(0, 3)} />,
          why: '先截止的在上，各行共用一条时间轴',
          wrong: <TimeRuler {...args} label="不要" rows={storyTimeRows.slice(0, 3).reverse()} />,
          whyNot: '先截止的排在最后，最急的最难看到',
        },
      ]}
    />
  ),
});
