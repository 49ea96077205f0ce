import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { storyPolicies } from '../../testing/storyPolicies';
import { StoryTopBar, storyNav, storyTabs } from '../../testing/storyShell';
import { Alert } from '../Alert';
import { Brand } from '../Brand';
import { PolicyRow } from '../document/PolicyRow';
import { PageHeader } from '../PageHeader';
import { SideNav } from '../SideNav';
import { Skeleton } from '../Skeleton';
import { TabBar } from '../TabBar';
import { AppShell, type AppShellProps } from './AppShell';

function Shell({ rows = 1, children, ...props }: Partial<AppShellProps> & { rows?: number }) {
  const [isCollapsed, setCollapsed] = useState(props.isNavCollapsed ?? false);
  return (
    <AppShell
      brand={<Brand name="衡策" href="#home" isMarkOnly={isCollapsed} />}
      nav={<SideNav groups={storyNav('search')} isCollapsed={isCollapsed} />}
      topBar={
        <StoryTopBar
          levels={['政策服务', '政策检索']}
          isNavCollapsed={isCollapsed}
          onToggleNav={() => setCollapsed(!isCollapsed)}
        />
      }
      tabBar={<TabBar items={storyTabs('search')} />}
      {...props}
      isNavCollapsed={isCollapsed}
    >
      {children ?? (
        <div style={{ padding: '24px 36px', display: 'grid', gap: 16 }}>
          <PageHeader title="政策检索" description="找到86项，其中6项条件全部符合" />
          <div>
            {Array.from({ length: rows }, () => storyPolicies)
              .flat()
              .map((policy, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same policies again and again
                <PolicyRow key={i} {...policy} headingLevel={2} />
              ))}
          </div>
        </div>
      )}
    </AppShell>
  );
}

const meta = preview.meta({
  id: 'ui-app-shell',
  title: '布局/AppShell 应用外壳',
  component: Shell,
  parameters: { isPage: true },
});
export default meta;

export const Example = meta.story({ name: '示例' });
// Each stands in a box of its own, in which it scrolls as it does in the document.
const states: [string, ReactNode][] = [
  ['导航展开', <Shell key="1" />],
  ['导航收起', <Shell key="2" isNavCollapsed />],
  [
    '试用到期',
    <Shell
      key="3"
      banner={
        <Alert tone="warning" isBanner>
          体验已到期，可以继续浏览，升级后恢复使用
        </Alert>
      }
    />,
  ],
  [
    '网络断开',
    <Shell
      key="4"
      banner={
        <Alert tone="warning" isBanner>
          网络已断开，已打开的内容仍可阅读。恢复后自动继续
        </Alert>
      }
    />,
  ],
  [
    '正在打开页面',
    <Shell key="5">
      <div style={{ padding: '24px 36px', display: 'grid', gap: 16, maxWidth: 800 }}>
        <Skeleton variant="title" />
        <Skeleton variant="card" />
      </div>
    </Shell>,
  ],
];
export const States = meta.story({
  name: '状态',
  // Five pages in one: each has its own main and its own navigation.
  parameters: {
    a11y: {
      config: {
        rules: [
          'landmark-no-duplicate-main',
          'landmark-no-duplicate-banner',
          'landmark-unique',
          'landmark-banner-is-top-level',
        ].map((id) => ({ id, enabled: false })),
      },
    },
  },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, padding: 24 }}>
      {states.map(([name, shell]) => (
        <figure key={name} style={{ margin: 0 }}>
          <figcaption style={{ paddingBlockEnd: 8 }}>{name}</figcaption>
          <div
            style={{
              height: 'min(100dvh, 420px)',
              overflow: 'hidden',
              contain: 'layout',
              outline: '1px solid var(--hc-color-border-default)',
            }}
          >
            {shell}
          </div>
        </figure>
      ))}
    </div>
  ),
});
export const Collapsed = meta.story({ name: '导航收起，只留图标和提示', render: () => <Shell isNavCollapsed /> });
export const WithBanner = meta.story({
  name: '试用到期等通知在纸的顶端',
  render: () => <Shell banner={<Alert tone="warning">体验已到期，可以继续浏览，升级后恢复使用</Alert>} />,
});
export const LongPage = meta.story({
  name: '长页面：文档滚动，白纸的边框不动',
  render: () => <Shell rows={5} />,
});
export const Phone = meta.story({
  name: '手机：底栏代替侧边导航',
  globals: { viewport: { value: 'phone' } },
});
export const Keyboard = meta.story({
  name: '只用键盘：第一次按Tab就能跳到正文，收起导航后名称仍在',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: '跳到正文' });
    await expect(skip).toHaveFocus();
    await expect(skip.getAttribute('href')).toBe(`#${canvas.getByRole('main').id}`);
    await userEvent.click(canvas.getByRole('button', { name: '收起导航' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '展开导航' })).toBeVisible());
    await expect(canvas.getAllByRole('link', { name: '政策检索' })[0]).toHaveAttribute('aria-current', 'page');
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  parameters: { isPage: false },
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <Alert tone="warning" isBanner>
                体验已到期，可以继续浏览，升级后恢复使用
              </Alert>
            </>
          ),
          why: '横幅说整个产品现在怎样，还能做什么',
          wrong: (
            <>
              <Alert tone="info" isBanner>
                全新升级，会议转写上线啦，快来体验
              </Alert>
            </>
          ),
          whyNot: '每一页都被推下去一行，与正在做的事无关',
        },
      ]}
    />
  ),
});
