import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link';
import { Checkbox } from './Checkbox';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup';

const meta = preview.meta({
  id: 'ui-checkbox',
  title: '表单/Checkbox 复选框',
  component: Checkbox,
  args: { children: '30天内保持登录', onChange: fn() },
});
export default meta;

export const Example = meta.story({ name: '示例' });

const rows = [
  { name: '未选', props: {} },
  { name: '已选', props: { defaultSelected: true } },
  { name: '部分', props: { isIndeterminate: true } },
];
const cards = [
  { name: '卡片未选', value: [] },
  { name: '卡片已选', value: ['city'] },
];
const card = (value: string[], props: Partial<CheckboxGroupProps> = {}) => (
  <CheckboxGroup label="研发平台" {...props} variant="card" defaultValue={value}>
    <Checkbox value="city" trailing="+5项">
      市级中心
    </Checkbox>
  </CheckboxGroup>
);
export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      target="label"
      rows={rows
        .map(({ name, props }) => ({
          name,
          node: <Checkbox {...props}>国家</Checkbox>,
          extra: [
            {
              name: '停用',
              node: (
                <Checkbox {...props} isDisabled>
                  国家
                </Checkbox>
              ),
            },
            {
              name: '有错',
              node: (
                <Checkbox {...props} isInvalid>
                  国家
                </Checkbox>
              ),
            },
          ],
        }))
        .concat(
          cards.map(({ name, value }) => ({
            name,
            node: card(value),
            extra: [
              { name: '停用', node: card(value, { isDisabled: true }) },
              { name: '有错', node: card(value, { errorMessage: '至少选一项' }) },
            ],
          })),
        )}
    />
  ),
});

const navigate = fn();
export const Agreement = meta.story({
  name: '协议：链接可以点开而不勾选，未勾选时说明原因',
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <Checkbox {...args} errorMessage="登录前请先同意协议">
        我已阅读并同意<Link href="/terms">《用户协议》</Link>和<Link href="/privacy">《隐私政策》</Link>
      </Checkbox>
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('登录前请先同意协议');
    // A real click: user-event takes every click within a label for a click on its control.
    canvas.getByRole('link', { name: '《用户协议》' }).click();
    await expect(navigate).toHaveBeenLastCalledWith('/terms', undefined);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText(/我已阅读并同意/));
    await expect(box).toBeChecked();
  },
});

export const Facets = meta.story({
  name: '分面：上级随下级变为部分选中，数量对齐在右',
  render: function Render() {
    const [chosen, setChosen] = useState(['澄湖区']);
    const districts = [
      { id: '澄湖区', count: 12 },
      { id: '北屿区', count: 7 },
    ];
    const all = chosen.length === districts.length;
    return (
      <div style={{ width: 208 }}>
        <Checkbox
          trailing={38}
          isSelected={all}
          isIndeterminate={chosen.length > 0 && !all}
          onChange={() => setChosen(all ? [] : districts.map(({ id }) => id))}
        >
          云澜市
        </Checkbox>
        <div style={{ paddingInlineStart: 22 }}>
          <CheckboxGroup label="云澜市各区" isLabelHidden value={chosen} onChange={setChosen}>
            {districts.map(({ id, count }) => (
              <Checkbox key={id} value={id} trailing={count}>
                {id}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </div>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole<HTMLInputElement>('checkbox', { name: /^云澜市/ });
    await expect(city.indeterminate).toBe(true);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^北屿区/ }));
    await expect(city).toBeChecked();
  },
});

export const Group = meta.story({
  name: '一组有名称、说明和错误',
  render: () => (
    <div style={{ display: 'grid', gap: 24, width: 320 }}>
      <CheckboxGroup label="关注的支持方式" description="可以多选，以后能改" defaultValue={['fund']}>
        <Checkbox value="fund">资金补助</Checkbox>
        <Checkbox value="loan">贷款贴息</Checkbox>
        <Checkbox value="tax">税收优惠</Checkbox>
      </CheckboxGroup>
      <CheckboxGroup label="申报主体" errorMessage="至少选一项">
        <Checkbox value="a">企业</Checkbox>
        <Checkbox value="b">科研院所</Checkbox>
      </CheckboxGroup>
    </div>
  ),
});

export const Cards = meta.story({
  name: '卡片：右端写选中后的效果，宽够就两张一行；手机上高52',
  render: () => (
    <div style={{ width: 'min(548px, 100%)' }}>
      <CheckboxGroup variant="card" label="已认定的研发平台有哪些" description="可以多选" defaultValue={['city']}>
        <Checkbox value="city" trailing="+5项">
          市级工程技术研究中心
        </Checkbox>
        <Checkbox value="province" trailing="+3项">
          省级企业技术中心
        </Checkbox>
        <Checkbox value="station" trailing="+2项" isDisabled>
          博士后科研工作站
        </Checkbox>
        <Checkbox value="none">以上都没有</Checkbox>
      </CheckboxGroup>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: /^省级企业技术中心/ });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
});

export const Inline = meta.story({
  name: '一行排开，放不下就换行',
  render: () => (
    <CheckboxGroup variant="inline" label="关注的支持方式" defaultValue={['fund']}>
      <Checkbox value="fund">资金补助</Checkbox>
      <Checkbox value="loan">贷款贴息</Checkbox>
      <Checkbox value="tax">税收优惠</Checkbox>
    </CheckboxGroup>
  ),
});

export const LongLabel = meta.story({
  name: '文字换行时方框对齐第一行，没有文字时只有方框',
  render: () => (
    <div style={{ width: 220 }}>
      <Checkbox>我承诺所填信息真实、准确，愿意承担由此产生的责任</Checkbox>
      <Checkbox aria-label="选择云澜市企业研发费用后补助实施细则" />
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：空格切换',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: '30天内保持登录' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: <Checkbox>我已阅读并同意服务协议</Checkbox>,
          why: '勾选的事写成一句肯定的话',
          wrong: <Checkbox>不再接收提醒</Checkbox>,
          whyNot: '勾上等于不要，要想两次；改说“接收提醒”',
        },
        {
          right: <Checkbox>附上去年的审计报告</Checkbox>,
          why: '与表单一起提交的选择',
          wrong: <Checkbox>深色模式</Checkbox>,
          whyNot: '一按就生效的设置用 Switch',
        },
      ]}
    />
  ),
});
