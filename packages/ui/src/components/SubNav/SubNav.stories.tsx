import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Bell, Building2, CircleUserRound, ListChecks, LogOut, NotebookPen, Rss, Settings2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon } from '../Icon';
import { SubNav, type SubNavItem, type SubNavProps } from './SubNav';

const item = (id: string, label: string, icon: SubNavItem['icon'], more: Partial<SubNavItem> = {}): SubNavItem => ({
  id,
  label,
  icon,
  href: `#${id}`,
  ...more,
});
const args: SubNavProps = {
  title: '个人中心',
  items: [
    item('home', '概览', <Icon icon={CircleUserRound} />),
    item('enterprise', '企业信息', <Icon icon={Building2} />),
    item('subscriptions', '我的订阅', <Icon icon={Rss} />),
    item('orders', '我的订单', <Icon icon={ListChecks} />, { isCurrent: true }),
    item('reports', '我的报告', <Icon icon={NotebookPen} />),
    item('messages', '消息中心', <Icon icon={Bell} />, { count: 5 }),
    item('settings', '账号设置', <Icon icon={Settings2} />),
  ],
};
const meta = preview.meta({
  id: 'ui-sub-nav',
  title: '导航/SubNav 二级导航',
  component: SubNav,
  parameters: { isPage: true },
  args,
  render: (props) => (
    <div style={{ maxWidth: 208, background: 'var(--hc-color-surface)' }}>
      <SubNav {...props} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  args: {
    items: [
      item('a', '一般', <Icon icon={Bell} />),
      item('b', '当前页', <Icon icon={Bell} />, { isCurrent: true }),
      item('c', '有待办', <Icon icon={Bell} />, { count: 12 }),
      item('d', '没有待办', <Icon icon={Bell} />, { count: 0 }),
    ],
  },
});
export const Phone = meta.story({
  name: '窄屏：一行，当前页滚到中间',
  globals: { viewport: { value: 'phone' } },
  render: (props) => <SubNav {...props} />,
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: '我的订单' });
    const { left, right } = current.getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeLessThan(window.innerWidth);
  },
});
export const Keyboard = meta.story({
  name: '只用键盘：逐项前进，当前页读得出来',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '概览' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '我的订单' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '我的订单' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '消息中心 5 项待处理' })).toBeVisible();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  // Two of them on one page.
  parameters: { isPage: false, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <SubNav
                title="个人中心"
                items={[
                  item('orders', '我的订单', <Icon icon={ListChecks} />, { isCurrent: true }),
                  item('messages', '消息中心', <Icon icon={Bell} />, { count: 5 }),
                ]}
              />
            </>
          ),
          why: '同一处的几页，一页一件事',
          wrong: (
            <>
              <SubNav
                title="个人中心"
                items={[
                  item('orders', '订单与发票与合同管理', <Icon icon={ListChecks} />, { isCurrent: true }),
                  item('exit', '退出登录', <Icon icon={LogOut} />),
                ]}
              />
            </>
          ),
          whyNot: '一页里塞三件事；退出是动作，不是一页',
        },
      ]}
    />
  ),
});
