import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { expect, fn } from 'storybook/test';
import { RangeSlider } from './RangeSlider';
import { Slider } from './Slider';

const counts = [3, 7, 14, 22, 18, 12, 16, 9, 6, 4, 2, 1];
const onChangeEnd = fn();
const amount = { label: '单项金额', unit: '万元', minValue: 10, maxValue: 500, step: 10 };

const meta = preview.meta({
  id: 'ui-slider',
  title: '表单/Slider 滑块',
  component: RangeSlider,
  args: { ...amount, defaultValue: [90, 370], histogram: counts, onChangeEnd },
  render: (args) => (
    <div style={{ width: 'min(208px, 100%)' }}>
      <RangeSlider {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例' });

const box = (node: React.ReactNode) => <div style={{ width: 140 }}>{node}</div>;
const single = { label: '录音音量', defaultValue: 60, formatValue: (value: number) => `${value}%` };
export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      target="[data-rac][style*=absolute]"
      rows={[
        {
          name: '单值',
          node: box(<Slider {...single} />),
          extra: [
            { name: '停用', node: box(<Slider {...single} isDisabled />) },
            { name: '最小', node: box(<Slider {...single} defaultValue={0} />) },
            { name: '最大', node: box(<Slider {...single} defaultValue={100} />) },
          ],
        },
        {
          name: '区间',
          node: box(<RangeSlider {...amount} defaultValue={[90, 370]} histogram={counts} />),
          extra: [
            {
              name: '停用',
              node: box(<RangeSlider {...amount} defaultValue={[90, 370]} histogram={counts} isDisabled />),
            },
            { name: '全部', node: box(<RangeSlider {...amount} defaultValue={[10, 500]} histogram={counts} />) },
            { name: '一点', node: box(<RangeSlider {...amount} defaultValue={[90, 90]} histogram={counts} />) },
          ],
        },
      ]}
    />
  ),
});

export const NoHistogram = meta.story({ name: '没有分布时只有一把尺', args: { histogram: undefined } });

export const Sparse = meta.story({
  name: '分布里有空段，名称在上面的标题里',
  args: { histogram: [0, 0, 1, 0, 120, 0], isLabelHidden: true, defaultValue: [10, 500] },
});

export const Keyboard = meta.story({
  name: '只用键盘：左右一步，Home、End到两端，读出单位',
  play: async ({ canvas, userEvent }) => {
    onChangeEnd.mockClear();
    await userEvent.tab();
    const from = canvas.getByRole('slider', { name: /最低/ });
    await expect(from).toHaveFocus();
    await expect(from).toHaveAttribute('aria-valuetext', '90万元');
    await userEvent.keyboard('{ArrowRight}');
    await expect(from).toHaveAttribute('aria-valuetext', '100万元');
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    const to = canvas.getByRole('slider', { name: /最高/ });
    await expect(to).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(to).toHaveAttribute('aria-valuetext', '500万元');
    await expect(onChangeEnd).toHaveBeenLastCalledWith([10, 500]);
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <RangeSlider {...amount} defaultValue={[90, 370]} histogram={counts} />,
          why: '画出每一段有多少项，再让人选',
          wrong: <RangeSlider {...amount} label="金额" defaultValue={[90, 370]} />,
          whyNot: '不知道拖到哪里还有结果',
        },
      ]}
    />
  ),
});
