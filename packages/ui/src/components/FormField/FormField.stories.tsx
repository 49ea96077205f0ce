import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { Link } from '../Link';
import { TextField } from '../TextField';
import { FieldParts } from './FieldParts';

const meta = preview.meta({
  id: 'ui-form-field',
  title: '表单/FormField 字段',
  component: FieldParts,
  args: { label: '企业名称', isInvalid: false, children: null },
  render: ({ isInvalid: _, children: __, isLarge, ...texts }) => (
    <div style={{ maxWidth: 320 }}>
      <TextField {...texts} size={isLarge ? 'lg' : 'md'} defaultValue="青岚精密" />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例', args: { description: '与营业执照一致' } });

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 280px)',
  gap: '28px 32px',
  alignItems: 'start',
} as const;

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={grid}>
      <TextField label="只有名称" />
      <TextField label="有说明" description="与营业执照一致" />
      <TextField label="联系邮箱" isOptional />
      <TextField label="由系统带入" defaultValue="青岚精密" isPrefilled />
      <TextField label="写明从哪里带入" defaultValue="青岚精密" isPrefilled="企业档案" />
      <TextField label="右侧有链接" labelAction={<Link href="#forgot">忘记密码</Link>} />
      <TextField label="有错" defaultValue="91000000EX" errorMessage="税号为18位，现在只有10位" />
      <TextField label="停用" defaultValue="云澜市" description="由企业档案决定" isDisabled />
      <TextField label="只读" defaultValue="云澜市" description="由企业档案决定" isReadOnly />
      <TextField label="大" size="lg" description="大字段的说明是13号字" />
      <TextField label="大，有错" size="lg" defaultValue="1380013800" errorMessage="手机号应为11位，现在是10位" />
      <TextField label="名称只读给读屏软件" isLabelHidden placeholder="名称只读给读屏软件" />
    </div>
  ),
});

export const Long = meta.story({
  name: '名称、选填、来源和链接放不下时换行',
  render: () => (
    <div style={{ width: 240 }}>
      <TextField
        label="最近一个会计年度研究开发费用加计扣除额"
        isOptional
        isPrefilled="加计扣除申报表"
        labelAction={<Link href="#source">查看来源</Link>}
        errorMessage="应为不超过2位小数的数字，单位万元，现在写的是“约一千二百万”"
      />
    </div>
  ),
});

export const Linked = meta.story({
  name: '只用键盘：到达时读出名称、说明或错误',
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
      <TextField label="企业名称" description="与营业执照一致" />
      <TextField label="税号" defaultValue="91000000EX" errorMessage="税号为18位，现在只有10位" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveAccessibleDescription('与营业执照一致');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '税号' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: '税号' })).toHaveAccessibleDescription('税号为18位，现在只有10位');
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <TextField label="企业名称" description="与营业执照一致" />,
          why: '名称一直在，说明写在下面',
          wrong: <TextField label="企业名称" isLabelHidden placeholder="企业名称，与营业执照一致" />,
          whyNot: '名称写在框里，一打字就没有了',
        },
        {
          right: <TextField label="税号" defaultValue="91000000EX" errorMessage="税号为18位，现在只有10位" />,
          why: '说错在哪里、差多少',
          wrong: <TextField label="税号码" defaultValue="91000000EX" errorMessage="格式错误" />,
          whyNot: '只说错了，不说怎样才对',
        },
      ]}
    />
  ),
});
