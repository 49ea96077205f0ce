import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Bell, CircleAlert, CircleCheck, Search } from 'lucide-react';
import { Icon } from './Icon';
import { iconSizes, iconTones } from './iconOptions';
import { StatusRing, statusRingStates } from './StatusRing';

const verdictNames = { met: '符合', unknown: '待确认', unmet: '不符', notApplicable: '不适用' } as const;

const meta = preview.meta({
  id: 'ui-icon',
  title: '基础/Icon 图标',
  component: Icon,
  args: { icon: Bell },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {iconSizes.map((size) => (
        <div key={size} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          {iconTones.map((tone) => (
            <Icon key={tone} icon={tone === 'success' ? CircleCheck : CircleAlert} size={size} tone={tone} />
          ))}
        </div>
      ))}
      <div style={{ display: 'flex', gap: 24 }}>
        {statusRingStates.map((state) => (
          <span key={state} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <StatusRing state={state} />
            {verdictNames[state]}
          </span>
        ))}
      </div>
    </div>
  ),
});

export const Named = meta.story({
  name: '单独表意时有名称',
  args: { icon: Search, label: '检索' },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <Icon icon={CircleCheck} tone="success" />
              符合
              <Icon icon={CircleAlert} tone="danger" />
              不符
            </>
          ),
          why: '图标的形状不同，旁边还有字',
          wrong: (
            <>
              <Icon icon={CircleCheck} tone="success" />
              <Icon icon={CircleCheck} tone="danger" />
            </>
          ),
          whyNot: '同一个图标只换颜色，看不出颜色的人分不清',
        },
        {
          right: (
            <>
              <Icon icon={Search} />
              检索
            </>
          ),
          why: '与文字同行，高度随文字',
          wrong: (
            <>
              <Icon icon={Search} size="lg" />
              <Icon icon={Bell} size="lg" />
              <Icon icon={CircleAlert} size="lg" />
            </>
          ),
          whyNot: '几个图标排在一起当装饰，谁也不知道按了会怎样',
        },
      ]}
    />
  ),
});
