import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { AudioLines, Presentation, SpellCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import { storyIcon } from '../../testing/storyShell';
import { ListRow, type ListRowProps } from './ListRow';

const args: ListRowProps = {
  icon: storyIcon(Presentation),
  title: '研发费用后补助申报汇报',
  meta: '12页，已改到第5页',
  trailing: '10:24',
  href: '#1',
};
const meta = preview.meta({ id: 'ui-list-row', title: '数据展示/ListRow 列表行', component: ListRow, args });
export default meta;

export const Example = meta.story({
  name: '示例',
  render: () => (
    <div style={{ width: 300 }}>
      <ListRow {...args} />
      <ListRow icon={storyIcon(AudioLines)} title="研发费用归集专题会" meta="纪要待确认" trailing="昨天" href="#2" />
      <ListRow
        icon={storyIcon(SpellCheck)}
        title="关于申报研发后补助的说明"
        meta="8处待处理"
        trailing="昨天"
        href="#3"
      />
    </div>
  ),
});
export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      rows={[
        { name: '链接', node: <ListRow {...args} /> },
        { name: '选中', node: <ListRow {...args} isSelected /> },
        { name: '未读', node: <ListRow {...args} isUnread /> },
      ]}
    />
  ),
});
export const Long = meta.story({
  name: '文字太长时省略，右端不被挤掉；没有链接也没有图标',
  render: () => (
    <div style={{ width: 300 }}>
      <ListRow
        {...args}
        title="云澜市人民政府办公室关于进一步支持专精特新中小企业高质量发展的汇报"
        meta="也很长的说明文字，写了为什么等着处理，写了又写"
      />
      <ListRow title="只有标题" />
    </div>
  ),
});
export const Keyboard = meta.story({
  name: '只用键盘：整行是一个链接',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /研发费用后补助申报汇报/ })).toHaveFocus();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <ListRow {...args} />,
          why: '标题是名称，状态在第二行，时间在右端',
          wrong: <ListRow icon={args.icon} title="研发费用后补助申报汇报（12页，已改到第5页，10:24）" href="#1" />,
          whyNot: '全写进标题，一列时间对不齐，也比不出先后',
        },
        {
          right: <ListRow {...args} isUnread />,
          why: '未读有圆点和加重',
          wrong: <ListRow {...args} title="【新】研发费用后补助申报汇报" />,
          whyNot: '用方括号喊，读过以后还在喊',
        },
      ]}
    />
  ),
});
