import preview from '@hengce/storybook/preview';
import { Kbd } from './Kbd';

const meta = preview.meta({
  id: 'ui-kbd',
  title: '基础/Kbd 键帽',
  component: Kbd,
  args: { children: '⌘K' },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const Keys = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {['⌘K', 'Ctrl K', 'F2', 'Esc', 'Shift Enter', '空格'].map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </div>
  ),
});
