import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { expect, fn } from 'storybook/test';
import { fieldSizes } from '../FormField';
import { NumberField } from './NumberField';

const narrow = { display: 'grid', gap: 18, width: 'min(240px, 100%)' } as const;

const meta = preview.meta({
  id: 'ui-number-field',
  title: '表单/NumberField 数字框',
  component: NumberField,
  args: { label: '上年度研发费用总额', unit: '万元', defaultValue: 1286, onChange: fn() },
  render: (args) => (
    <div style={narrow}>
      <NumberField {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({
  name: '示例',
  args: { isPrefilled: true, description: '来自2025年度加计扣除申报表，按税务口径填写' },
});

const money = { label: '研发费用', unit: '万元', defaultValue: 1286 };
const seats = { label: '增加成员', hasStepper: true, minValue: 0, defaultValue: 2 };
export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      target="[role=presentation]"
      rows={[
        {
          name: '单位',
          node: <NumberField {...money} />,
          extra: [
            { name: '空', node: <NumberField label="研发费用" unit="万元" placeholder="0.00" /> },
            { name: '停用', node: <NumberField {...money} isDisabled /> },
            { name: '只读', node: <NumberField {...money} isReadOnly /> },
            { name: '有错', node: <NumberField {...money} errorMessage="不超过营业收入1000万元" /> },
          ],
        },
        {
          name: '加减',
          node: <NumberField {...seats} />,
          extra: [
            { name: '空', node: <NumberField {...seats} defaultValue={0} /> },
            { name: '停用', node: <NumberField {...seats} isDisabled /> },
            { name: '只读', node: <NumberField {...seats} isReadOnly /> },
            { name: '有错', node: <NumberField {...seats} errorMessage="最多增加1名" /> },
          ],
        },
      ]}
    />
  ),
});

export const Sizes = meta.story({
  name: '高32、36、40、44',
  render: () => (
    <div style={narrow}>
      {fieldSizes.map((size) => (
        <NumberField key={size} {...money} label={`研发费用${size}`} size={size} />
      ))}
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：离开时按千位分组，上下一次一个，到下限为止',
  render: (args) => (
    <div style={narrow}>
      <NumberField {...args} />
      <NumberField {...seats} defaultValue={1} unit="名" />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const amount = canvas.getByRole('textbox', { name: '上年度研发费用总额' });
    await expect(amount).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}20480.5');
    await userEvent.tab();
    await expect(amount).toHaveValue('20,480.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(20480.5);
    const members = canvas.getByRole('textbox', { name: '增加成员' });
    await expect(members).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(members).toHaveValue('2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(members).toHaveValue('0');
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <NumberField
                label="上年度研发费用总额"
                unit="万元"
                defaultValue={1286}
                description="2025年度，按加计扣除申报表"
              />
            </>
          ),
          why: '单位在框里，年份和口径在下面',
          wrong: (
            <>
              <NumberField label="请填写研发费用（元或万元均可）" defaultValue={12860000} />
            </>
          ),
          whyNot: '差一万倍也看不出来',
        },
      ]}
    />
  ),
});
