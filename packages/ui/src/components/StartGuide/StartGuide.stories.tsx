import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Button } from '../Button';
import { ConditionCells } from '../ruler';
import { StartGuide } from './StartGuide';

const meta = preview.meta({
  id: 'ui-start-guide',
  title: '反馈/StartGuide 起步说明',
  component: StartGuide,
  args: {
    title: '还没有申报',
    description: '选一个事项开始，材料与期限都会在这里',
    action: <Button variant="primary">选择事项</Button>,
    steps: [
      {
        title: '选择事项',
        text: '先看符合几条，再决定报不报',
      },
      { title: '准备材料', text: '申报书按企业资料先填好，缺的逐项列出' },
      { title: '跟踪进度', text: '受理、公示与拨付的日期到了会发消息' },
    ],
    examples: [<ConditionCells key="cells" met={6} unknown={1} summary="end" />, null, null],
  },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const Phone = meta.story({ name: '窄屏375：步骤一个接一个', globals: { viewport: { value: 'phone' } } });

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <StartGuide
              title="还没有申报"
              description="选一个事项开始，材料与期限都会在这里"
              action={<Button variant="primary">选择事项</Button>}
              steps={[
                { title: '选择事项', text: '先看符合几条，再决定报不报' },
                { title: '准备材料', text: '缺的逐项列出' },
              ]}
            />
          ),
          why: '说这里会有什么、怎样才会有，给第一步',
          wrong: (
            <StartGuide title="暂无数据" description="您还没有任何数据" action={<Button>刷新</Button>} steps={[]} />
          ),
          whyNot: '刷新也不会有；没有说怎样开始',
        },
      ]}
    />
  ),
});
