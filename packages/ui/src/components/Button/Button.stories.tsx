import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { ArrowRight, ChevronDown, Download, Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon';
import { Button } from './Button';
import { buttonSizes, buttonVariants } from './buttonOptions';
import { LinkButton } from './LinkButton';

const variantNames = { primary: '主要', secondary: '次要', quiet: '弱', danger: '危险' } as const;
const sizeNames = { sm: '小28', md: '中32', lg: '大40' } as const;

const meta = preview.meta({
  id: 'ui-button',
  title: '基础/Button 按钮',
  component: Button,
  args: { children: '提交申报', onPress: fn() },
});
export default meta;

export const Example = meta.story({ name: '示例', args: { variant: 'primary' } });

export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      rows={buttonVariants.map((variant) => ({
        name: variantNames[variant],
        node: <Button variant={variant}>提交申报</Button>,
        extra: [
          {
            name: '停用',
            node: (
              <Button variant={variant} isDisabled>
                提交申报
              </Button>
            ),
          },
          {
            name: '进行中',
            node: (
              <Button variant={variant} isPending>
                正在提交
              </Button>
            ),
          },
        ],
      }))}
    />
  ),
});

export const Sizes = meta.story({
  name: '尺寸',
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      {buttonSizes.map((size) => (
        <Button key={size} size={size}>
          {sizeNames[size]}
        </Button>
      ))}
    </div>
  ),
});

export const Icons = meta.story({
  name: '图标在文字前或后',
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button iconStart={<Icon icon={Plus} />}>新建申报</Button>
      <Button iconStart={<Icon icon={Download} />} iconEnd={<Icon icon={ChevronDown} />}>
        导出
      </Button>
      <Button variant="quiet" iconEnd={<Icon icon={ArrowRight} />}>
        全部日程
      </Button>
      <LinkButton href="#policy">查看政策</LinkButton>
    </div>
  ),
});

export const LongWords = meta.story({
  name: '文字过长时不换行，占满一行的按钮随容器伸缩',
  render: () => (
    <div style={{ width: 260 }}>
      <Button isBlock>下载申报材料清单与模板压缩包</Button>
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：回车和空格都会按下，进行中时不响应',
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button {...args}>保存</Button>
      <Button {...args} isPending>
        正在提交
      </Button>
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '保存' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /正在提交/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
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
              <Button variant="primary">开始申报</Button>
              <Button>导出报告</Button>
            </>
          ),
          why: '一屏一个主按钮：最重要的下一步一眼看到',
          wrong: (
            <>
              <Button variant="primary">开始申报</Button>
              <Button variant="primary">导出报告</Button>
              <Button variant="primary">分享</Button>
            </>
          ),
          whyNot: '三个都重要，就没有一个重要',
        },
        {
          right: (
            <>
              <Button variant="danger">删除</Button>
              <Button>取消</Button>
            </>
          ),
          why: '确认的按钮重复那个动词',
          wrong: (
            <>
              <Button variant="danger">确定</Button>
              <Button>取消</Button>
            </>
          ),
          whyNot: '“确定”没有说会发生什么',
        },
      ]}
    />
  ),
});
