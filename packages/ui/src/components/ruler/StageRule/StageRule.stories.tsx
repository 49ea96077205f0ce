import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { type Stage, StageRule, type StageRuleProps } from './StageRule';

const order: Stage[] = [
  { id: '1', label: '提交订单', note: '11月12日 15:26', state: 'done' },
  { id: '2', label: '上传付款凭证', note: '11月19日 16:08', state: 'done' },
  { id: '3', label: '确认到账', note: '预计11月23日前', state: 'current' },
  { id: '4', label: '开通权益', note: '到账后立即开通', state: 'todo' },
  { id: '5', label: '开具发票', note: '开通后3个工作日内', state: 'todo' },
];
const until = (current: number): Stage[] =>
  order.map((stage, index) => ({ ...stage, state: index < current ? 'done' : index === current ? 'current' : 'todo' }));

const args: StageRuleProps = { label: '订单进度', stages: order };
const meta = preview.meta({
  id: 'ui-stage-rule',
  title: '尺/StageRule 进程尺',
  component: StageRule,
  args,
  render: (props) => (
    <div style={{ maxWidth: 922 }}>
      <StageRule {...props} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({
  name: '示例',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '订单进度' })).toBeVisible();
    const current = canvas.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('确认到账，当前');
  },
});
export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 922 }}>
      {[0, 2, 4, 5].map((current) => (
        <StageRule key={current} label={`到第${current}步`} stages={until(current)} />
      ))}
      <StageRule label="只有两步" stages={until(1).slice(0, 2)} />
    </div>
  ),
});
export const Phone = meta.story({
  name: '手机宽：线在上，各步列在下面',
  render: (props) => (
    <div style={{ width: 343 }}>
      <StageRule {...props} />
    </div>
  ),
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <StageRule {...args} label="可以" />,
          why: '当前的一步写明等什么、大约何时',
          wrong: <StageRule label="不要" stages={order.map(({ note: _, ...stage }) => stage)} />,
          whyNot: '只有名称，不知道还要等多久',
        },
      ]}
    />
  ),
});
