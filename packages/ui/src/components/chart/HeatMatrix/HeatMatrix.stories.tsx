import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { HeatMatrix, type HeatMatrixProps } from './HeatMatrix';

const columns = [
  { id: '310000', label: '上海市', short: '沪' },
  { id: '320000', label: '江苏省', short: '苏' },
  { id: '330000', label: '浙江省', short: '浙' },
  { id: '710000', label: '台湾省', short: '台' },
];

const args: HeatMatrixProps = {
  label: '各产业在各地的政策数',
  unit: '项',
  missing: '未收录',
  columns,
  rows: [
    { id: 'C', label: '制造业', values: [42, 57, 49, null] },
    { id: 'C36', label: '汽车制造业', values: [8, 0, 3, null] },
    { id: 'I65', label: '软件和信息技术服务业', values: [12, 9, 21, null] },
    { id: 'none', label: '不限行业', values: [1204, 960, 1010, null] },
  ],
  hrefFor: (row: string, column: string) => `/list?industry=${row}&regions=${column}`,
};
const meta = preview.meta({
  id: 'ui-heat-matrix',
  title: '图表/HeatMatrix 热力矩阵',
  component: HeatMatrix,
  args,
});
export default meta;

export const Example = meta.story({ name: '示例' });
export const Wide = meta.story({
  name: '手机宽：列多，行名留在原处',
  args: {
    columns: Array.from({ length: 31 }, (_, index) => ({
      id: String(index),
      label: `第${index + 1}个地区`,
      short: '甲',
    })),
    rows: [{ id: 'C', label: '制造业', values: Array.from({ length: 31 }, (_, index) => (index * 7) % 31) }],
  },
  render: (args) => (
    <div style={{ width: 343 }}>
      <HeatMatrix {...args} />
    </div>
  ),
});
export const Keyboard = meta.story({
  name: '只用键盘：Tab到一处，方向键越过没有明细的格',
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    if (document.activeElement?.tagName !== 'A') await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '制造业，上海市，42项' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: '汽车制造业，浙江省，3项' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: '汽车制造业，浙江省，3项' })).toHaveFocus();
    await expect(canvas.getByText('制造业，台湾省，未收录')).toBeInTheDocument();
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
              <HeatMatrix {...args} label="各产业在各地的政策数" />
            </>
          ),
          why: '没有收录的是短横，与零分开；每格可以点开',
          wrong: (
            <>
              <HeatMatrix
                {...args}
                label="未收录算作零"
                rows={args.rows.map((row) => ({ ...row, values: row.values.map((value) => value ?? 0) }))}
              />
            </>
          ),
          whyNot: '没有收录的地区成了“一项也没有”',
        },
      ]}
    />
  ),
});
