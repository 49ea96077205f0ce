import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { Link } from '../../Link';
import { ThresholdRule, type ThresholdRuleProps } from './ThresholdRule';

const args: ThresholdRuleProps = {
  label: '研发费用占营业收入',
  kind: 'atLeast',
  threshold: 4,
  thresholdText: '4%',
  value: 5.7,
  valueText: '5.7%',
  scale: [0, 9],
};
const meta = preview.meta({
  id: 'ui-threshold-rule',
  title: '尺/ThresholdRule 门槛尺',
  component: ThresholdRule,
  args,
  render: (props) => (
    <div style={{ width: 258 }}>
      <ThresholdRule {...props} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({
  name: '示例',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('研发费用占营业收入：不低于4%，5.7%，达到');
  },
});
const states: [string, Partial<ThresholdRuleProps>][] = [
  ['达到', {}],
  ['刚好达到', { value: 4, valueText: '4%' }],
  ['未达到', { value: 2.6, valueText: '2.6%' }],
  ['未知', { value: null, ownerLabel: '本企业' }],
  ['写明是谁', { thresholdText: '门槛4%', ownerLabel: '本企业' }],
  ['相距很近也不相撞', { value: 4.1, valueText: '4.1%', thresholdText: '门槛4%', ownerLabel: '本企业' }],
  [
    '不高于，未达到',
    { kind: 'atMost', threshold: 60, thresholdText: '60%', value: 72, valueText: '72%', scale: [0, 100] },
  ],
  ['不高于', { kind: 'atMost', threshold: 60, thresholdText: '60%', value: 47, valueText: '47%', scale: [0, 100] }],
  [
    '区间',
    {
      kind: 'between',
      threshold: 20,
      thresholdTo: 300,
      thresholdText: '20人',
      thresholdToText: '300人',
      value: 126,
      valueText: '126人',
      scale: [0, 400],
    },
  ],
  [
    '区间，超出',
    {
      kind: 'between',
      threshold: 20,
      thresholdTo: 300,
      thresholdText: '20人',
      thresholdToText: '300人',
      value: 360,
      valueText: '360人',
      scale: [0, 400],
    },
  ],
  ['数量悬殊', { threshold: 100, thresholdText: '100万元', value: 1286, valueText: '1,286万元', scale: undefined }],
];
export const States = meta.story({
  name: '状态',
  render: (props) => (
    <dl style={{ display: 'grid', gridTemplateColumns: '160px 300px', gap: '16px 24px' }}>
      {states.map(([name, more]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}值`}>
          <ThresholdRule {...props} {...more} />
        </dd>,
      ])}
    </dl>
  ),
});
export const Unknown = meta.story({
  name: '未知，旁边是补填入口',
  args: { value: null, ownerLabel: '本企业' },
  render: (props) => (
    <div style={{ display: 'flex', gap: 18, alignItems: 'start' }}>
      <div style={{ width: 258 }}>
        <ThresholdRule {...props} />
      </div>
      <Link variant="standalone" href="#fill">
        填写研发费用
      </Link>
    </div>
  ),
});
export const Narrow = meta.story({
  name: '160宽，表格里用',
  render: (props) => (
    <div style={{ width: 160 }}>
      <ThresholdRule {...props} />
      <ThresholdRule
        {...props}
        threshold={100}
        thresholdText="100万元"
        value={1286}
        valueText="1,286万元"
        scale={undefined}
      />
    </div>
  ),
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: <ThresholdRule {...args} />,
          why: '门槛与本企业的数在同一把尺上',
          wrong: (
            <ThresholdRule
              {...args}
              label="已有高新技术企业证书"
              threshold={1}
              thresholdText="有"
              value={1}
              valueText="有"
              scale={[0, 2]}
            />
          ),
          whyNot: '有或没有不是数，用 ConditionTable 的一行',
        },
      ]}
    />
  ),
});
