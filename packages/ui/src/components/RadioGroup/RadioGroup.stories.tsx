import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { expect, fn } from 'storybook/test';
import { Radio } from './Radio';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const shares = ['不足10%', '10%至20%', '20%至30%', '30%及以上'];
const meta = preview.meta({
  id: 'ui-radio-group',
  title: '表单/RadioGroup 单选组',
  component: RadioGroup,
  args: {
    label: '研发人员占职工总数的比例',
    children: shares.map((share) => (
      <Radio key={share} value={share}>
        {share}
      </Radio>
    )),
    onChange: fn(),
  },
  render: (args) => (
    <div style={{ width: 'min(548px, 100%)' }}>
      <RadioGroup {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例', args: { defaultValue: '20%至30%' } });

const one = (props: Partial<RadioGroupProps>, isChosen: boolean) => (
  <RadioGroup label="付款方式" isLabelHidden defaultValue={isChosen ? 'bank' : undefined} {...props}>
    <Radio value="bank">对公转账</Radio>
  </RadioGroup>
);
const row = (name: string, variant: RadioGroupProps['variant'], isChosen: boolean) => ({
  name,
  node: one({ variant }, isChosen),
  extra: [
    { name: '停用', node: one({ variant, isDisabled: true }, isChosen) },
    { name: '只读', node: one({ variant, isReadOnly: true }, isChosen) },
    { name: '有错', node: one({ variant, isInvalid: true }, isChosen) },
  ],
});
export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      target="label"
      rows={[
        row('未选', 'list', false),
        row('已选', 'list', true),
        row('卡片未选', 'card', false),
        row('卡片已选', 'card', true),
      ]}
    />
  ),
});

export const Inline = meta.story({
  name: '一行排开：是、否、不确定',
  render: () => (
    <RadioGroup
      variant="inline"
      label="近三年是否与高校、科研院所签过合作合同"
      description="6项产学研类政策需要这个答案，选“不确定”会先保留"
    >
      <Radio value="yes">是</Radio>
      <Radio value="no">否</Radio>
      <Radio value="unsure">不确定</Radio>
    </RadioGroup>
  ),
});

export const Cards = meta.story({
  name: '卡片：宽够就两张一行，右端写选中的效果',
  args: {
    variant: 'card',
    isPrefilled: '企业档案',
    defaultValue: '市级',
    children: [
      ['市级', '+5项'],
      ['省级', '+3项'],
      ['国家级', '+2项'],
      ['没有', undefined],
    ].map(([name, effect]) => (
      <Radio key={name} value={name as string} trailing={effect}>
        {name}
      </Radio>
    )),
  },
});

export const Payment = meta.story({
  name: '窄处的卡片每行一张，补充写在右端或下一行',
  render: () => (
    <div style={{ width: 280 }}>
      <RadioGroup variant="card" label="付款方式" defaultValue="bank">
        <Radio value="bank" trailing="支持合同盖章">
          对公转账
        </Radio>
        <Radio value="wechat" description="单笔不超过5万元">
          微信支付
        </Radio>
        <Radio value="alipay" isDisabled>
          支付宝
        </Radio>
      </RadioGroup>
    </div>
  ),
});

export const LongText = meta.story({
  name: '文字换行时圆点对齐第一行，有错时说出规则',
  render: () => (
    <div style={{ width: 260 }}>
      <RadioGroup label="申报主体" errorMessage="选一项才能继续">
        <Radio value="a">云澜市青岚精密机械制造有限责任公司第一分公司及其全资子公司</Radio>
        <Radio value="b">科研院所</Radio>
      </RadioGroup>
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：Tab进入，上下移动并选中，到头回到第一项',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '不足10%' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '10%至20%' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('10%至20%');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '30%及以上' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '30%及以上' })).not.toHaveFocus();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <RadioGroup label="兑付方式">
              <Radio value="a">审核后拨付</Radio>
              <Radio value="b">免申即享</Radio>
            </RadioGroup>
          ),
          why: '几项里只能有一项，全都摆出来',
          wrong: (
            <RadioGroup label="有哪些称号">
              <Radio value="a">高新技术企业</Radio>
              <Radio value="b">专精特新中小企业</Radio>
            </RadioGroup>
          ),
          whyNot: '可以同时有的，用 CheckboxGroup',
        },
        {
          right: (
            <RadioGroup label="研发人员占比">
              <Radio value="a">不足10%</Radio>
              <Radio value="b">10%及以上</Radio>
            </RadioGroup>
          ),
          why: '各项连起来没有空，也不重叠',
          wrong: (
            <RadioGroup label="研发人员比例">
              <Radio value="a">10%以下</Radio>
              <Radio value="b">10%左右</Radio>
            </RadioGroup>
          ),
          whyNot: '正好10%的不知道选哪一项',
        },
      ]}
    />
  ),
});
