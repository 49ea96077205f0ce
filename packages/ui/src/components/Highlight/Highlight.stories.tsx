import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Highlight } from './Highlight';

const meta = preview.meta({
  id: 'ui-highlight',
  title: '基础/Highlight 命中标示',
  component: Highlight,
  args: {
    text: '云澜市企业研发费用后补助实施细则',
    marks: [
      [5, 7],
      [9, 12],
    ],
  },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <div>
        <Highlight {...args} />
      </div>
      <div style={{ font: '600 18px/28px var(--hc-font-document)' }}>
        <Highlight {...args} />
      </div>
      <div style={{ font: '400 12px/18px var(--hc-font-sans)', color: 'var(--hc-color-text-muted)' }}>
        <Highlight {...args} />
      </div>
      <div>
        <Highlight text="没有命中时就是原文" />
      </div>
    </div>
  ),
});

export const Wrapped = meta.story({
  name: '命中跨行时每一行都标示，越界的区间被裁掉',
  render: () => (
    <div style={{ width: 180 }}>
      <Highlight
        text="对首次获得市级研发费用后补助的企业按市级补助额的一半给予配套"
        marks={[
          [4, 20],
          [26, 99],
        ]}
      />
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
          right: (
            <p style={{ margin: 0 }}>
              <Highlight text="云澜市企业研发费用后补助实施细则" marks={[[5, 9]]} />
            </p>
          ),
          why: '只标命中的词',
          wrong: (
            <p style={{ margin: 0 }}>
              <Highlight text="云澜市企业研发费用后补助实施细则" marks={[[0, 16]]} />
            </p>
          ),
          whyNot: '整句都标，等于没有标',
        },
      ]}
    />
  ),
});
