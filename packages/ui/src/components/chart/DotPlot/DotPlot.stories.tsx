import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { storyMeasures, storyRegions } from '../../../testing/storyRegions';
import { DotPlot } from './DotPlot';

const series = storyRegions.map(({ id, name }) => ({ id, name }));
const meta = preview.meta({
  id: 'ui-dot-plot',
  title: '图表/DotPlot 点图',
  component: DotPlot,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 656 }}>
        <Story />
      </div>
    ),
  ],
  args: { title: '关键指标', series, rows: storyMeasures },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      <DotPlot title="只有一个地区" series={series.slice(0, 1)} rows={storyMeasures.slice(0, 1)} />
      <DotPlot
        title="并列与几乎并列"
        series={series}
        rows={[
          { id: '1', label: '全部相同', unit: '%', values: [10, 10, 10, 10] },
          { id: '2', label: '相差不到一格', unit: '项', values: [1001, 1000, 1002, 1500] },
        ]}
      />
      <DotPlot
        title="缺数据"
        series={series}
        rows={[
          { id: '1', label: '申报通过率', unit: '%', values: [62.5, null, 0, 71], format: (value) => value.toFixed(1) },
          { id: '2', label: '都没有公布', unit: '天', values: [null, null, null, null] },
        ]}
      />
      <DotPlot
        title="与同行相比"
        own="own"
        series={[
          { id: 'mid', name: '行业中位' },
          { id: 'top', name: '前一成' },
          { id: 'own', name: '本企业' },
        ]}
        rows={[{ id: '1', label: '研发费用占比', unit: '%', values: [3.7, 7.2, 5.7] }]}
      />
      <DotPlot title="正在加载" series={series} rows={[]} isLoading />
      <DotPlot title="没有数据" series={series} rows={[]} />
    </div>
  ),
});

export const Narrow = meta.story({
  name: '手机宽：名称在线之上',
  render: (args) => (
    <div style={{ width: 343 }}>
      <DotPlot {...args} />
    </div>
  ),
});

export const AsTable = meta.story({
  name: '用表格看',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '用表格看' }));
    await expect(canvas.getByRole('row', { name: /单企补助上限/ })).toHaveTextContent('500万元800万元300万元1,000万元');
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：图例里选中一个地区，它在每一行都显出来；每行读成一句话',
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('img', { name: '近12个月新发政策：安徽149项，浙江203项，江苏214项，广东231项' }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '江苏' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('radio', { name: '浙江' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '浙江' })).not.toBeChecked();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <DotPlot
                title="申报通过率"
                series={series}
                rows={[{ id: '1', label: '申报通过率', unit: '%', values: [62.5, null, 48, 71] }]}
              />
            </>
          ),
          why: '没有公布的留空',
          wrong: (
            <>
              <DotPlot
                title="申报通过率，补了零"
                series={series}
                rows={[{ id: '1', label: '申报通过率', unit: '%', values: [62.5, 0, 48, 71] }]}
              />
            </>
          ),
          whyNot: '没有数被画成零，成了最差的一个',
        },
      ]}
    />
  ),
});
