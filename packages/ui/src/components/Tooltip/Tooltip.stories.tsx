import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { PanelLeft } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { TextField } from '../TextField';
import { TooltipTrigger } from './TooltipTrigger';

const meta = preview.meta({
  id: 'ui-tooltip',
  title: '反馈/Tooltip 提示气泡',
  component: TooltipTrigger,
  args: { content: '加计扣除额以汇算清缴为准', children: <Button>研发费用</Button> },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 64, justifyContent: 'start', padding: '40px 80px' }}>
      <TooltipTrigger content="加计扣除额以汇算清缴为准" isOpen>
        <Button>一句话</Button>
      </TooltipTrigger>
      <TooltipTrigger content="搜索" shortcut="⌘K" isOpen>
        <Button>带快捷键</Button>
      </TooltipTrigger>
      <TooltipTrigger content="收起导航" placement="right" isOpen>
        <Button>在右侧</Button>
      </TooltipTrigger>
    </div>
  ),
});

export const LongWords = meta.story({
  name: '文字长时换行，不超过280',
  render: () => (
    <div style={{ padding: '80px 120px' }}>
      <TooltipTrigger
        content="按企业所得税年度纳税申报表里填报的研发费用加计扣除额计算，以税务部门汇算清缴的结果为准"
        isOpen
      >
        <Button>补助基数</Button>
      </TooltipTrigger>
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：焦点到达时立即出现，Esc收起，焦点仍在按钮上',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: '研发费用' });
    await expect(trigger).toHaveFocus();
    const bubble = await canvas.findByRole('tooltip');
    await expect(bubble).toHaveTextContent('加计扣除额以汇算清缴为准');
    await expect(trigger).toHaveAccessibleDescription('加计扣除额以汇算清缴为准');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
});

/** The bubble is drawn over what follows. */
const room = { padding: '0 64px 40px' } as const;

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <div style={room}>
                <TooltipTrigger content="收起导航" shortcut="⌘B" isOpen placement="bottom">
                  <Button aria-label="收起导航">
                    <Icon icon={PanelLeft} />
                  </Button>
                </TooltipTrigger>
              </div>
            </>
          ),
          why: '只有图标的，悬停时有名称',
          wrong: (
            <>
              <div style={room}>
                <TooltipTrigger content="点击此按钮即可开始申报" isOpen placement="bottom">
                  <Button variant="primary">开始申报</Button>
                </TooltipTrigger>
              </div>
            </>
          ),
          whyNot: '重复看得见的话，还挡住下一行',
        },
        {
          right: (
            <>
              <TextField label="研发费用" description="按汇算清缴的加计扣除额填写" />
            </>
          ),
          why: '填表要知道的写在栏下，手机上也看得到',
          wrong: (
            <>
              <div style={room}>
                <TooltipTrigger content="按汇算清缴的加计扣除额填写" isOpen placement="bottom">
                  <Button size="sm" variant="quiet">
                    研发费用怎么填
                  </Button>
                </TooltipTrigger>
              </div>
            </>
          ),
          whyNot: '触屏没有悬停，要紧的话读不到',
        },
      ]}
    />
  ),
});
