import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { storyMonths, storyRegions } from '../../../testing/storyRegions';
import { CartesianChart } from './CartesianChart';

const meta = preview.meta({
  id: 'ui-cartesian-chart',
  title: '图表/CartesianChart 坐标图',
  component: CartesianChart,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: '滚动12个月趋势',
    unit: '项',
    categories: storyMonths,
    categoryLabel: '月份',
    series: storyRegions,
  },
});
export default meta;

const years = ['2023年', '2024年', '2025年'];
const spending = [{ id: 'own', name: '研发费用', values: [742, 1015, 1286] }] as const;
const amounts = [
  '10万元',
  '60万元',
  '110万元',
  '160万元',
  '210万元',
  '260万元',
  '310万元',
  '360万元',
  '410万元',
  '460万元',
  '510万元',
];
const counts = [{ id: 'n', name: '政策数', values: [6, 11, 20, 30, 25, 17, 22, 14, 10, 5] }] as const;
const column = { display: 'grid', gap: 40 } as const;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={column}>
      <CartesianChart title="滚动12个月趋势" unit="项" categories={storyMonths} series={storyRegions} />
      <CartesianChart
        kind="bar"
        title="研发费用"
        unit="万元"
        categories={years}
        series={spending}
        own="2025年"
        height={200}
      />
      <CartesianChart kind="histogram" title="单项金额的分布" unit="项" categories={amounts} series={counts} />
      <CartesianChart title="正在加载" unit="项" categories={storyMonths} series={[]} isLoading />
      <CartesianChart
        title="没有数据"
        unit="项"
        categories={storyMonths}
        series={[]}
        emptyText="这12个月没有新发政策"
      />
    </div>
  ),
});

export const Own = meta.story({
  name: '本企业用强调色，其余用墨',
  render: () => (
    <div style={column}>
      <CartesianChart
        title="研发费用占营业收入"
        unit="%"
        own="own"
        categories={['2021年', '2022年', '2023年', '2024年', '2025年']}
        series={[
          { id: 'own', name: '本企业', values: [3.6, 4, 4.4, 5.1, 5.7] },
          { id: 'mid', name: '行业中位', values: [3.1, 3.2, 3.4, 3.5, 3.7] },
          { id: 'top', name: '前一成', values: [5.9, 6.1, 6.6, 6.8, 7.2] },
        ]}
      />
      <CartesianChart
        kind="bar"
        title="发明专利"
        unit="件"
        own="本企业"
        categories={['甲公司', '乙公司', '本企业', '丙公司', '丁公司']}
        series={[{ id: 'n', name: '发明专利', values: [31, 26, 22, 18, 7] }]}
      />
    </div>
  ),
});

export const Missing = meta.story({
  name: '缺的数据是断口和短横，不是0',
  render: () => (
    <div style={column}>
      <CartesianChart
        title="研发人员"
        unit="人"
        categories={['2020年', '2021年', '2022年', '2023年', '2024年', '2025年']}
        series={[
          { id: 'a', name: '本企业', values: [40, 44, null, 52, null, 61] },
          { id: 'b', name: '同行', values: [30, 0, 33, 35, null, null] },
        ]}
      />
      <CartesianChart
        kind="bar"
        title="净利润"
        unit="万元"
        categories={['2021年', '2022年', '2023年', '2024年', '2025年']}
        series={[{ id: 'a', name: '净利润', values: [-120, 0, null, 260, 310] }]}
      />
    </div>
  ),
});

export const LongNames = meta.story({
  name: '名称很长、条数很多时也不相撞',
  render: () => (
    <div style={column}>
      <CartesianChart
        kind="bar"
        title="同行发明专利"
        unit="件"
        categories={[
          '云澜市青岚精密机械制造股份有限公司',
          '江州省智能装备与工业软件研究院有限公司',
          '澄湖区高新材料集团',
        ]}
        series={[{ id: 'n', name: '发明专利', values: [1312, 264, 22] }]}
      />
      <CartesianChart
        kind="bar"
        title="每日新发政策"
        unit="项"
        categories={Array.from({ length: 40 }, (_, day) => `第${day + 1}天`)}
        series={[
          { id: 'n', name: '新发政策', values: Array.from({ length: 40 }, (_, day) => 1000 + ((day * 37) % 90)) },
        ]}
      />
      <CartesianChart
        title="只有一个月"
        unit="项"
        categories={['2026年11月']}
        series={[{ id: 'a', name: '江苏', values: [14] }]}
      />
    </div>
  ),
});

export const Narrow = meta.story({
  name: '手机宽',
  render: (args) => (
    <div style={{ width: 343 }}>
      <CartesianChart {...args} />
    </div>
  ),
});

export const AsTable = meta.story({
  name: '用表格看',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '用表格看' }));
    const table = canvas.getByRole('table', { name: '滚动12个月趋势，单位项' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(12);
    await expect(canvas.getByRole('row', { name: /2026年11月/ })).toHaveTextContent('2026年11月214203149231');
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：左右键逐点读数，Home和End到两端，Esc收起',
  args: { series: storyRegions.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '用表格看' })).toHaveFocus();
    await userEvent.tab();
    const reader = canvas.getByRole('slider', { name: '滚动12个月趋势，单位项' });
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute('aria-valuetext', '2026年11月：江苏214项，浙江203项');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(reader).toHaveAttribute('aria-valuetext', '2026年10月：江苏209项，浙江198项');
    await userEvent.keyboard('{Home}');
    await expect(reader).toHaveAttribute('aria-valuetext', '2025年12月：江苏120项，浙江96项');
    await expect(canvas.getAllByText('120项')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('120项')).toBeNull();
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
            <CartesianChart title="研发费用" unit="万元" categories={years} categoryLabel="年份" series={spending} />
          ),
          why: '标题写量什么，单位写一次',
          wrong: (
            <CartesianChart title="数据统计分析图" unit="" categories={years} categoryLabel="年份" series={spending} />
          ),
          whyNot: '不知道画的是什么，数有多大也不知道',
        },
      ]}
    />
  ),
});
