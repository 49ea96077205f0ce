import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { ChevronDown, Ellipsis, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { MenuTrigger } from './index';
import { Menu, type MenuProps } from './Menu';
import type { MenuSectionData } from './menuItems';

const icon = { size: 16, strokeWidth: 1.6, absoluteStrokeWidth: true, 'aria-hidden': true } as const;
const actions: MenuSectionData[] = [
  {
    id: 'edit',
    items: [
      { id: 'rename', label: '重命名', icon: <Pencil {...icon} />, shortcut: 'F2' },
      { id: 'move', label: '移动到', icon: <FolderInput {...icon} /> },
      { id: 'lock', label: '锁定', icon: <FolderInput {...icon} />, isDisabled: true },
    ],
  },
  { id: 'danger', items: [{ id: 'delete', label: '删除', tone: 'danger', icon: <Trash2 {...icon} /> }] },
];
const regions = [
  { id: 'yunlan', label: '云澜市' },
  { id: 'chenghu', label: '澄湖区' },
  { id: 'beiyu', label: '北屿区', description: '2026年7月由北屿县改设' },
];

const meta = preview.meta({
  id: 'ui-menu',
  title: '导航/Menu 菜单',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '280px' } } },
  args: { items: actions as MenuProps['items'], onAction: fn() },
});
export default meta;

export const Example = meta.story({
  name: '示例',
  render: (args) => (
    <MenuTrigger>
      <Button>更多</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
});

export const States = meta.story({
  name: '状态',
  render: (args) => (
    <MenuTrigger isOpen>
      <Button>更多</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
  // One item as the keyboard has reached it.
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('menu');
    menu.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getAllByRole('menuitem')[0]).toHaveFocus();
  },
});

function Choice() {
  const [region, setRegion] = useState('yunlan');
  return (
    <MenuTrigger isOpen>
      <Button>地区</Button>
      <Menu items={regions} selectedKey={region} onSelectionChange={([id]) => id && setRegion(id)} />
    </MenuTrigger>
  );
}
export const Checked = meta.story({ name: '选择：当前项打勾', render: () => <Choice /> });

export const Submenu = meta.story({
  name: '下一级，只用键盘：向右打开，向左回来，回车执行',
  args: {
    items: [
      { id: 'rename', label: '重命名', icon: <Pencil {...icon} /> },
      {
        id: 'move',
        label: '移动到',
        icon: <FolderInput {...icon} />,
        submenu: [
          { id: 'finance', label: '财务资料库' },
          { id: 'patents', label: '知识产权台账' },
        ],
      },
      { id: 'delete', label: '删除', tone: 'danger', icon: <Trash2 {...icon} /> },
    ] as MenuProps['items'],
  },
  render: (args) => (
    <MenuTrigger>
      <Button>更多</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '重命名' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '财务资料库' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '移动到' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: '财务资料库' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('patents');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
});

export const LongWords = meta.story({
  name: '分组有名称，文字长时换行',
  render: () => (
    <div style={{ width: 220 }}>
      <MenuTrigger isOpen>
        <Button>导出</Button>
        <Menu
          items={[
            {
              id: 'file',
              title: '下载',
              items: [
                { id: 'docx', label: '申报书与全部附件（压缩包，文件名按材料清单编号）', shortcut: '⌘S' },
                { id: 'pdf', label: '仅申报书' },
              ],
            },
          ]}
        />
      </MenuTrigger>
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：方向键跳过停用项，回车执行，焦点回到按钮',
  render: (args) => (
    <MenuTrigger>
      <Button>更多</Button>
      <Menu {...args} />
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: /重命名/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: '删除' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多' })).toHaveFocus());
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
              <IconButton label="更多操作" icon={<Icon icon={Ellipsis} />} variant="outlined" />
            </>
          ),
          why: '最常做的露在外面，其余的进菜单',
          wrong: (
            <>
              <Button iconEnd={<Icon icon={ChevronDown} />}>操作</Button>
            </>
          ),
          whyNot: '唯一要紧的一件也藏了起来，要多按一次才看得到',
        },
        {
          right: (
            <>
              <Button iconEnd={<Icon icon={ChevronDown} />}>导出</Button>
            </>
          ),
          why: '按钮说菜单里是什么',
          wrong: (
            <>
              <Button iconEnd={<Icon icon={ChevronDown} />}>更多</Button>
              <Button iconEnd={<Icon icon={ChevronDown} />}>其他</Button>
            </>
          ),
          whyNot: '两个都是“别的”，只好逐个打开找',
        },
      ]}
    />
  ),
});
