import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { Link } from '../Link';
import { Tag } from '../Tag';
import { PlanComparison } from './PlanComparison';
import type { Plan, PlanFeature } from './planOptions';

const onChoose = fn();
const plans: Plan[] = [
  {
    id: 'team',
    name: '团队版',
    description: '刚开始系统做申报',
    price: '¥6,800',
    priceNote: '每年，含税',
    action: (
      <Button isBlock onPress={() => onChoose('team')}>
        选择团队版
      </Button>
    ),
  },
  {
    id: 'pro',
    name: '专业版',
    description: '财务与研发共同申报',
    price: '¥12,800',
    priceNote: '每年，含税',
    tag: <Tag tone="accent">已选</Tag>,
    isSelected: true,
    action: (
      <Button variant="quiet" isBlock isDisabled>
        已选专业版
      </Button>
    ),
  },
  {
    id: 'group',
    name: '集团版',
    description: '多家企业统一管理',
    price: '由顾问报价',
    priceNote: (
      <Link variant="standalone" href="#adviser">
        联系顾问
      </Link>
    ),
    action: (
      <Button isBlock onPress={() => onChoose('group')}>
        联系顾问
      </Button>
    ),
  },
];
const feature = (name: string, team: PlanFeature['values'][string], pro: typeof team, group: typeof team) => ({
  id: name,
  name,
  values: { team, pro, group },
});
const features: PlanFeature[] = [
  feature('成员', '3名', '8名', '不限'),
  feature('政策检索与订阅', true, true, true),
  feature('政策匹配', '每月60次', '不限次', '不限次'),
  feature('智能对话与知识库', '5GB', '50GB', '500GB起'),
  feature('会议转写', '每月300分钟', '每月1200分钟', '按量'),
  feature('AI-PPT与智能校对', '各20次', '不限次', '不限次'),
  feature('写作空间', false, true, true),
  feature('私有部署与单点登录', false, false, true),
  feature('专属顾问', false, '工作日', '全天'),
];

const meta = preview.meta({
  id: 'ui-plan-comparison',
  title: '数据展示/PlanComparison 套餐对比',
  component: PlanComparison,
  args: { label: '套餐对比', plans, features },
  render: (args) => (
    <div style={{ maxWidth: 804 }}>
      <PlanComparison {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 804 }}>
      <PlanComparison
        {...args}
        label="都没选"
        plans={plans.map((plan) => ({ ...plan, isSelected: false, tag: undefined }))}
      />
      <PlanComparison
        {...args}
        label="选了第一个"
        plans={plans.map((plan) => ({ ...plan, isSelected: plan.id === 'team' }))}
      />
      <PlanComparison {...args} label="只有两个" plans={plans.slice(0, 2)} />
    </div>
  ),
});
export const Narrow = meta.story({
  name: '窄处横向滚动，功能名留在左边',
  render: (args) => (
    <div style={{ width: 343 }}>
      <PlanComparison {...args} />
    </div>
  ),
});
export const Keyboard = meta.story({
  name: '只用键盘：先到表，可以横向滚动，再到各列的按钮',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: '套餐对比' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '联系顾问' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith('team');
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
              <PlanComparison label="可以" plans={plans.slice(0, 2)} features={features.slice(0, 3)} />
            </>
          ),
          why: '每格是数，差在哪里一眼看到',
          wrong: (
            <>
              <PlanComparison
                label="不要"
                plans={plans.slice(0, 2)}
                features={[
                  feature('成员', '少量', '较多', '不限'),
                  feature('政策匹配', '基础', '高级', '尊享'),
                  feature('服务', '标准', '优质', '顶级'),
                ]}
              />
            </>
          ),
          whyNot: '“高级”比“基础”多了什么，问了才知道',
        },
      ]}
    />
  ),
});
