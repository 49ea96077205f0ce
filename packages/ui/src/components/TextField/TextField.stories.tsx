import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { expect, fn } from 'storybook/test';
import { fieldSizes } from '../FormField';
import { Link } from '../Link';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const narrow = { display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)', width: 'min(360px, 100%)' } as const;

const meta = preview.meta({
  id: 'ui-text-field',
  title: '表单/TextField 输入框',
  component: TextField,
  args: { label: '企业名称', placeholder: '填写企业全称', onChange: fn() },
  render: (args) => (
    <div style={narrow}>
      <TextField {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({
  name: '示例',
  args: { description: '与营业执照一致' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '企业名称' });
    await expect(input).toHaveAccessibleDescription('与营业执照一致');
  },
});

export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      target="[role=presentation]"
      rows={[
        {
          name: '空',
          node: <TextField label="企业名称" placeholder="填写企业全称" />,
          extra: [
            { name: '停用', node: <TextField label="所在市" defaultValue="云澜市" isDisabled /> },
            { name: '只读', node: <TextField label="所在市" defaultValue="云澜市" isReadOnly /> },
          ],
        },
        {
          name: '已填',
          node: <TextField label="企业名称" defaultValue="青岚精密" />,
          extra: [
            { name: '正在核对', node: <TextField label="企业名称" defaultValue="青岚精密" isPending /> },
            { name: '已带入', node: <TextField label="企业名称" defaultValue="青岚精密" isPrefilled="企业档案" /> },
          ],
        },
        {
          name: '有错',
          node: <TextField label="税号" defaultValue="91000000EX" errorMessage="税号为18位，现在只有10位" />,
          extra: [{ name: '选填', node: <TextField label="联系邮箱" isOptional /> }],
        },
        {
          name: '多行',
          node: <TextArea label="项目简介" defaultValue="建设智能制造示范工厂" rows={2} />,
          extra: [
            {
              name: '停用',
              node: <TextArea label="项目简介" defaultValue="建设智能制造示范工厂" rows={2} isDisabled />,
            },
            {
              name: '只读',
              node: <TextArea label="项目简介" defaultValue="建设智能制造示范工厂" rows={2} isReadOnly />,
            },
          ],
        },
        {
          name: '多行，有错',
          node: <TextArea label="项目简介" rows={2} errorMessage="不少于20字，现在是0字" />,
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
        <TextField
          key={size}
          label={`企业名称${size}`}
          size={size}
          defaultValue="青岚精密"
          description="与营业执照一致"
        />
      ))}
    </div>
  ),
});

export const Affixes = meta.story({
  name: '前后可以有单位，名称右侧可以有链接',
  render: () => (
    <div style={narrow}>
      <TextField label="上年度研发费用" suffix="万元" inputMode="decimal" defaultValue="512.00" />
      <TextField
        label="申报金额"
        prefix="¥"
        labelAction={
          <Link href="#how" variant="standalone">
            如何计算
          </Link>
        }
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('万元'));
    await expect(canvas.getByRole('textbox', { name: '上年度研发费用' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  name: '名称与错误换行，值过长时以省略号收尾',
  render: () => (
    <div style={{ ...narrow, width: 220 }}>
      <TextField
        label="企业在国家企业信用信息公示系统登记的全称"
        defaultValue="云澜市青岚精密机械制造有限责任公司第一分公司"
        errorMessage="名称与营业执照不一致，营业执照上为云澜青岚精密机械有限公司"
      />
    </div>
  ),
});

export const Area = meta.story({
  name: '多行输入随内容长高',
  render: () => (
    <div style={narrow}>
      <TextArea label="项目简介" placeholder="项目做什么，解决什么问题" description="200至500字" />
      <TextArea
        label="备注"
        isOptional
        errorMessage="不超过200字，现在为236字"
        defaultValue={'第一行\n第二行\n第三行\n第四行'}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: '项目简介' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：错误与输入框相连，只读可获得焦点，停用不可',
  render: () => (
    <div style={narrow}>
      <TextField label="税号" defaultValue="91000000EX" errorMessage="税号为18位，现在只有10位" />
      <TextField label="停用的项" isDisabled />
      <TextField label="所在市" defaultValue="云澜市" isReadOnly />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tax = canvas.getByRole('textbox', { name: '税号' });
    await expect(tax).toHaveFocus();
    await expect(tax).toBeInvalid();
    await expect(tax).toHaveAccessibleDescription('税号为18位，现在只有10位');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '所在市' })).toHaveFocus();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: <TextField label="统一社会信用代码" description="营业执照上的18位代码" />,
          why: '名称在上，提示在下，填了也看得见',
          wrong: <TextField label="请输入信用代码" placeholder="18位，与营业执照一致" />,
          whyNot: '写在框里的要求一填就没有了；名称是名词，不说“请输入”',
        },
      ]}
    />
  ),
});
