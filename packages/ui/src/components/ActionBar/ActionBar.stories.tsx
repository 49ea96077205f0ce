import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Bell } from 'lucide-react';
import { expect } from 'storybook/test';
import { storyIcon } from '../../testing/storyShell';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Spinner } from '../Progress';
import { ActionBar, type ActionBarProps } from './ActionBar';

const args: ActionBarProps = {
  label: '申报的操作',
  summary: '11月20日10:24已保存',
  children: [
    <Button key="back">上一步</Button>,
    <Button key="next" variant="primary">
      下一步
    </Button>,
  ],
};
const meta = preview.meta({ id: 'ui-action-bar', title: '布局/ActionBar 操作栏', component: ActionBar, args });
export default meta;

export const Example = meta.story({ name: '示例' });
// Each in a box of its own: together on one page they would all stick to its foot.
const states = [
  <ActionBar key="saved" {...args} label="申报的操作，已保存" />,
  <ActionBar
    key="pending"
    label="申报的操作，正在提交"
    summary={
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
        <Spinner size="sm" />
        正在核对6份材料
      </span>
    }
  >
    <Button>上一步</Button>
    <Button variant="primary" isPending>
      正在提交
    </Button>
  </ActionBar>,
  <ActionBar key="tray" label="已选政策的操作" variant="tray" summary="已选2项政策，最多4项">
    <Button variant="quiet">清空</Button>
    <Button variant="primary">开始对比</Button>
  </ActionBar>,
  <ActionBar key="trayPending" label="已选政策的操作，正在对比" variant="tray" summary="已选4项政策">
    <Button variant="primary" isPending>
      正在对比
    </Button>
  </ActionBar>,
];
export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {states.map((bar) => (
        <div key={bar.key} style={{ overflow: 'hidden', paddingBlock: 12 }}>
          {bar}
        </div>
      ))}
    </div>
  ),
});
export const Tray = meta.story({
  name: '选择托盘',
  render: () => (
    <ActionBar label="已选政策的操作" variant="tray" summary="已选2项政策，最多4项">
      <Button variant="primary">开始对比</Button>
    </ActionBar>
  ),
});
export const Mobile = meta.story({
  name: '手机任务栏：按钮平分宽度，900以上不显示',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ActionBar label="这份政策的操作" variant="mobile">
      <IconButton label="订阅更新" icon={storyIcon(Bell, 22)} />
      <Button>问这份政策</Button>
      <Button variant="primary">开始申报</Button>
    </ActionBar>
  ),
});
export const Keyboard = meta.story({
  name: '只用键盘：Tab进来一次，左右键在按钮间移动',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '上一步' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '下一步' })).toHaveFocus();
    await expect(canvas.getByRole('toolbar', { name: '申报的操作' })).toBeVisible();
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
              <ActionBar label="可以" summary="11月20日10:24已保存">
                <Button>上一步</Button>
                <Button variant="primary">下一步</Button>
              </ActionBar>
            </>
          ),
          why: '左边说现在怎样，右边最多三个，末尾是主要的一个',
          wrong: (
            <>
              <ActionBar label="不要" summary="请选择">
                <Button>保存</Button>
                <Button>预览</Button>
                <Button>重置</Button>
                <Button variant="primary">提交</Button>
                <Button variant="primary">下一步</Button>
              </ActionBar>
            </>
          ),
          whyNot: '两个主要动作，“重置”与“提交”挨着，容易按错',
        },
      ]}
    />
  ),
});
