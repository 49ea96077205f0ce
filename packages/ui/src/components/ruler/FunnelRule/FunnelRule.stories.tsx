import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { FunnelRule, type FunnelRuleProps } from './FunnelRule';

const args: FunnelRuleProps = {
  label: '各组答完后还可能的政策',
  stages: [
    { id: 'entity', label: '基本信息', state: 'done', count: 412 },
    { id: 'finance', label: '经营与财务', state: 'done', count: 126 },
    { id: 'rd', label: '研发与人员', state: 'current', count: 37 },
    { id: 'ip', label: '知识产权', state: 'open', count: null },
    { id: 'credit', label: '信用与合规', state: 'open', count: null },
  ],
};
const meta = preview.meta({
  id: 'ui-funnel-rule',
  title: '尺/FunnelRule 收窄尺',
  component: FunnelRule,
  args,
  render: (props) => (
    <div style={{ width: 276 }}>
      <FunnelRule {...props} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({
  name: '示例',
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[2]).toHaveTextContent('研发与人员37');
    await expect(items[3]).toHaveTextContent('知识产权未开始');
  },
});
export const States = meta.story({
  name: '状态',
  render: (props) => (
    <div style={{ display: 'grid', gap: 32, width: 276 }}>
      <FunnelRule {...props} stages={props.stages.map((stage) => ({ ...stage, state: 'open', count: null }))} />
      <FunnelRule {...props} stages={props.stages.map((stage) => ({ ...stage, state: 'done', count: 0 }))} />
      <FunnelRule {...props} total={2000} />
      <FunnelRule {...props} stages={[{ id: 'long', label: '名称太长的一组资料', state: 'current', count: 12_345 }]} />
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
          right: <FunnelRule {...args} label="可以" />,
          why: '还没有答的组不写数',
          wrong: (
            <FunnelRule
              {...args}
              label="不要"
              stages={args.stages.map((stage) => ({ ...stage, count: stage.count ?? 30 }))}
            />
          ),
          whyNot: '没答的组也写一个数，那是猜的',
        },
      ]}
    />
  ),
});
