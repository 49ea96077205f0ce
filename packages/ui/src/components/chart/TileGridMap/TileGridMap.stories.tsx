import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { expect, fn } from 'storybook/test';
import { storyRegionValues } from '../../../testing/storyRegions';
import { provinces } from './provinces';
import { Tile } from './Tile';
import { TileGridMap } from './TileGridMap';

const meta = preview.meta({
  id: 'ui-tile-grid-map',
  title: '图表/TileGridMap 方格地图',
  component: TileGridMap,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 430 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: '研发类政策数',
    unit: '项',
    description: '点选地区加入对比，最多4个',
    note: '港澳台暂无同口径数据。',
    values: storyRegionValues,
    bounds: [40, 70, 100, 130, 160, 200],
    defaultSelectedKeys: ['320000', '330000', '340000', '440000'],
    onSelectionChange: fn(),
  },
});
export default meta;

const jiangsu = provinces.find(({ code }) => code === '320000');
const tile = (step: number, isSelected: boolean) =>
  jiangsu ? (
    <div style={{ width: 46, display: 'grid', gridTemplateColumns: 'repeat(8, 0)', marginInlineEnd: 12 }}>
      <div style={{ width: 46 }}>
        <Tile
          province={{ ...jiangsu, column: 0, row: 0 }}
          value={step === 0 ? null : '214'}
          noData="暂无"
          label={step === 0 ? '江苏省，暂无' : '江苏省，214项'}
          step={step}
          isSelected={isSelected}
          isTabStop
          ref={() => {}}
          onToggle={() => {}}
          onFocus={() => {}}
          onKeyDown={() => {}}
        />
      </div>
    </div>
  ) : null;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      <StateGrid
        rows={[
          ...[1, 2, 3, 4, 5, 6, 7].map((step) => ({
            name: `第${step}档`,
            node: tile(step, false),
            extra: [{ name: '选中', node: tile(step, true) }],
          })),
          { name: '暂无', node: tile(0, false), extra: [{ name: '选中', node: tile(0, true) }] },
        ]}
      />
      <TileGridMap title="正在加载" unit="项" values={{}} isLoading />
      <TileGridMap title="没有数据" unit="项" values={{}} emptyText="这个时段没有收录政策" />
    </div>
  ),
});

export const Few = meta.story({
  name: '没有给各档的下界，只有几个地区有数据',
  args: {
    bounds: undefined,
    defaultSelectedKeys: [],
    values: { 110000: 3, 310000: 1024, 320000: 0, 440000: 512 },
    note: undefined,
    description: undefined,
  },
});

export const Narrow = meta.story({
  name: '手机宽：方格随宽度缩小',
  render: (args) => (
    <div style={{ width: 343 }}>
      <TileGridMap {...args} />
    </div>
  ),
});

export const AsTable = meta.story({
  name: '用表格看：按行政区划代码排列',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '用表格看' }));
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(35);
    await expect(rows[1]).toHaveTextContent('北京市142');
    await expect(rows[34]).toHaveTextContent('澳门特别行政区—');
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：方向键按方位移动，回车选中，多选一个会说明',
  args: { defaultSelectedKeys: ['430000'], maxSelected: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '湖南省，109项', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '广东省，231项' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['430000', '440000']);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { name: '福建省，97项', pressed: false })).toHaveFocus();
    await expect(canvas.getByText('最多选2个，先取消一个再选')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['430000']);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: '用表格看' })).toHaveFocus();
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
              <TileGridMap
                title="研发类政策数"
                unit="项"
                note="港澳台暂无同口径数据。"
                values={storyRegionValues}
                bounds={[40, 70, 100, 130, 160, 200]}
              />
            </>
          ),
          why: '没有数据的不着色，并说明',
          wrong: (
            <>
              <TileGridMap
                title="政策热度"
                unit="分"
                values={Object.fromEntries(provinces.map(({ code }) => [code, storyRegionValues[code] ?? 0]))}
                bounds={[40, 70, 100, 130, 160, 200]}
              />
            </>
          ),
          whyNot: '“热度”没有口径，没收录的与最少的同色',
        },
      ]}
    />
  ),
});
