import { DoDont } from '@hengce/storybook/DoDont';
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

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              打开检索<Kbd>Ctrl K</Kbd>
            </>
          ),
          why: '键帽跟在它做的事后面，写键盘上的字',
          wrong: <Kbd>确定</Kbd>,
          whyNot: '键帽不能按；能按的是 Button',
        },
      ]}
    />
  ),
});
