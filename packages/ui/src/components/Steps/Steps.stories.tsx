import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { StepProgress } from './StepProgress';
import { Steps, type StepsProps } from './Steps';
import type { Step } from './stepOptions';

const steps: Step[] = [
  { id: 'base', label: '基本信息', state: 'done', description: '6题已答', href: '#base' },
  { id: 'money', label: '经营与财务', state: 'done', description: '5题已答', href: '#money' },
  { id: 'people', label: '研发与人员', state: 'current', description: '已答3题，共4题' },
  { id: 'ip', label: '知识产权', state: 'todo', description: '3题' },
  { id: 'law', label: '信用与合规', state: 'todo', description: '3题' },
];
const slides: Step[] = [
  { id: '1', label: '主题', state: 'done' },
  { id: '2', label: '大纲', state: 'done' },
  { id: '3', label: '排版', state: 'current' },
  { id: '4', label: '导出', state: 'todo' },
];
const withError = (list: Step[]): Step[] =>
  list.map((step, index) => (index === 1 ? { ...step, state: 'error', description: '1题要改' } : step));

const args: StepsProps = { label: '项目申报匹配', steps };
const meta = preview.meta({ id: 'ui-steps', title: '导航/Steps 步骤', component: Steps, args });
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 40, justifyItems: 'start' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '40px 80px' }}>
        <Steps label="进行中" steps={steps} />
        <Steps label="有误" steps={withError(steps)} />
        <Steps label="全部完成" steps={steps.map((step) => ({ ...step, state: 'done' }))} />
        <Steps label="还没开始" steps={steps.map(({ href: _, ...step }) => ({ ...step, state: 'todo' }))} />
      </div>
      <Steps label="演示文稿" variant="inline" steps={slides} />
      <Steps label="演示文稿，有误" variant="inline" steps={withError(slides)} />
      <div style={{ width: 300, display: 'grid', gap: 16 }}>
        <StepProgress label="未开始" step={0} count={21} />
        <StepProgress label="进行中" step={14} count={21} />
        <StepProgress label="最后一步" step={21} count={21} />
      </div>
    </div>
  ),
});

export const LongWords = meta.story({
  name: '名称很长时换行，只有一步也成立',
  render: () => (
    <div style={{ display: 'grid', gap: 40, width: 200 }}>
      <Steps
        label="长名称"
        steps={[
          {
            id: '1',
            label: '填写最近三个会计年度的研究开发费用与辅助账',
            state: 'current',
            description: '已答3题，共14题',
          },
          { id: '2', label: '提交', state: 'todo' },
        ]}
      />
      <Steps label="长名称" variant="inline" steps={slides} />
      <Steps label="只有一步" steps={[{ id: '1', label: '确认', state: 'current' }]} />
    </div>
  ),
});

export const Phone = meta.story({
  name: '手机：一根线，和第几步',
  render: () => (
    <div style={{ width: 343 }}>
      <StepProgress label="项目申报匹配" step={14} count={21} />
    </div>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '项目申报匹配' });
    await expect(bar).toHaveAttribute('aria-valuetext', '第14步，共21步');
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：已完成的步骤可以回去，状态读得出来',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /基本信息.*已完成/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /经营与财务.*已完成/ })).toHaveFocus();
    const current = canvas.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('研发与人员，当前');
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <Steps label="可以" steps={steps.slice(0, 3)} />,
          why: '名称是几个字，进度在第二行',
          wrong: (
            <Steps
              label="不要"
              steps={steps
                .slice(0, 3)
                .map((step, index) => ({ ...step, label: `第${index + 1}步：请您填写${step.label}` }))}
            />
          ),
          whyNot: '序号已经画出来，不用再写一遍；“请您填写”每步都一样',
        },
      ]}
    />
  ),
});
