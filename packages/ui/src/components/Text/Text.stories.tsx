import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Text } from './Text';
import { textTones, textVariants } from './textOptions';

const variantNames = {
  body: '正文14',
  strong: '强调14',
  muted: '弱14',
  meta: '说明13',
  caption: '注12',
  figure: '数字40',
} as const;
const toneNames = {
  default: '默认',
  secondary: '次要',
  muted: '弱',
  accent: '强调',
  success: '符合',
  warning: '待确认',
  danger: '不符',
  ai: 'AI',
  inherit: '随上层',
} as const;
const clause =
  '上年度研发费用加计扣除额500万元（含）以下部分按6%给予后补助，500万元以上至2000万元（含）部分按4%给予后补助。';
const column = { display: 'grid', gap: 12, justifyItems: 'start', alignContent: 'start' } as const;

const meta = preview.meta({
  id: 'ui-text',
  title: '基础/Text 文字',
  component: Text,
  args: { children: '找到86项，其中6项条件全部符合' },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto auto 240px', gap: 48, justifyContent: 'start' }}>
      <div style={column}>
        {textVariants.map((variant) => (
          <Text key={variant} variant={variant}>
            {variant === 'figure' ? '61.44' : `${variantNames[variant]}：研发费用占营业收入5.7%`}
          </Text>
        ))}
      </div>
      <div style={column}>
        {textTones.map((tone) => (
          <Text key={tone} tone={tone}>
            {toneNames[tone]}
          </Text>
        ))}
      </div>
      <div style={{ ...column, justifyItems: 'stretch' }}>
        <Text voice="document">{clause}</Text>
        {([1, 2, 3] as const).map((lines) => (
          <Text key={lines} lines={lines}>
            {clause}
          </Text>
        ))}
      </div>
    </div>
  ),
});

export const Voices = meta.story({
  name: '产品说黑体，政策原文是宋体',
  render: () => (
    <div style={{ ...column, maxWidth: 560 }}>
      <Text>系统按您的企业档案核对了7项条件</Text>
      <Text voice="document">{clause}</Text>
    </div>
  ),
});

export const Clamped = meta.story({
  name: '最多一行、两行、三行，多出的以省略号收尾',
  render: () => (
    <div style={{ ...column, justifyItems: 'stretch', width: 280 }}>
      {([1, 2, 3] as const).map((lines) => (
        <Text key={lines} lines={lines}>
          {clause}
        </Text>
      ))}
    </div>
  ),
});

export const Tabular = meta.story({
  name: '日期与金额用等宽数字，右对齐时小数点对齐',
  render: () => (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'end', width: 140 }}>
      {['¥16,440.00', '¥1,111.10', '¥888.80', '2026-11-20'].map((figure) => (
        <Text key={figure} isTabular>
          {figure}
        </Text>
      ))}
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
          right: <Text voice="document">{clause}</Text>,
          why: '条款的原文用宋体',
          wrong: <Text voice="document">按您的资料，预计可以得到61.44万元。</Text>,
          whyNot: '产品算出来的话用宋体，会被当成文件里的',
        },
        {
          right: <Text tone="danger">不符：职工78人，要求100人以上</Text>,
          why: '写明哪里不符，颜色只帮着认',
          wrong: <Text tone="danger">78人</Text>,
          whyNot: '只变红，没有说为什么',
        },
      ]}
    />
  ),
});
