import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Button, LinkButton } from '../Button';
import { StateView } from './StateView';
import type { StateKind } from './stateOptions';

const meta = preview.meta({
  id: 'ui-state-view',
  title: '反馈/StateView 状态视图',
  component: StateView,
  args: {
    kind: 'empty' as StateKind,
    title: '还没有跟踪中的申报',
    description: '在政策详情点“开始申报”，期限会出现在这里',
    primaryAction: <Button variant="primary">去检索政策</Button>,
  },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 32 }}>
      <StateView {...args} />
      <StateView
        kind="error"
        title="检索服务暂时没有响应"
        description="检索条件已保留。多数情况下1分钟内恢复"
        primaryAction={<Button variant="primary">重试</Button>}
        secondaryAction={<Button>查看服务状态</Button>}
        requestId="7f3a-1120"
      />
      <StateView
        kind="noResult"
        title="没有符合全部条件的政策"
        description="去掉“资金补助”后有12项"
        primaryAction={<Button variant="primary">去掉“资金补助”</Button>}
        secondaryAction={<Button>清除筛选</Button>}
      />
      <StateView
        kind="offline"
        title="网络已断开"
        description="已加载的内容仍可查看，恢复后会继续"
        primaryAction={<Button variant="primary">重试</Button>}
      />
      <StateView kind="noPermission" title="没有查看这份文稿的权限" description="可以请文稿的所有者共享给您" />
      <StateView
        kind="quota"
        title="政策匹配的30次试用已用完"
        description="已完成的匹配报告都会保留"
        primaryAction={<Button variant="primary">联系销售顾问</Button>}
      />
      <StateView
        kind="notFound"
        title="这个页面不存在或已移走"
        description="可以搜索文号或标题重新找到它"
        primaryAction={<Button variant="primary">回到工作台</Button>}
      />
    </div>
  ),
});

export const NotFound = meta.story({
  name: '页面不存在：借用红头文件的版头，红线断在半路',
  parameters: { isPage: true },
  args: {
    kind: 'notFound',
    size: 'page',
    title: '这个页面不存在或已移走',
    description: (
      <>
        链接可能已失效，也可能是政策原文由发文机关撤回。
        <br />
        可以搜索文号或标题重新找到它。
      </>
    ),
    primaryAction: (
      <LinkButton variant="primary" href="#home">
        回到工作台
      </LinkButton>
    ),
    secondaryAction: (
      <>
        <Button>返回上一页</Button>
        <Button variant="quiet">报告失效链接</Button>
      </>
    ),
  },
});

export const ErrorPage = meta.story({
  name: '整页出错，编号可以一次选中',
  parameters: { isPage: true },
  args: {
    kind: 'error',
    size: 'page',
    title: '页面资源加载失败，请刷新',
    description: '可能是网络不稳定，也可能是刚刚发布了新版本。填写的内容已保留。',
    primaryAction: <Button variant="primary">刷新</Button>,
    requestId: '7f3a-1120',
  },
});

export const LongWords = meta.story({
  name: '文字很长时换行，没有动作也成立',
  render: () => (
    <div style={{ width: 280 }}>
      <StateView
        kind="noResult"
        title="没有找到与“中小企业数字化转型城市试点专项资金管理实施细则”有关的政策"
        description="试试更短的关键词，或者直接输入发文字号"
      />
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
              <StateView
                kind="empty"
                title="还没有跟踪中的申报"
                description="在政策详情按“开始申报”，期限会出现在这里"
              />
            </>
          ),
          why: '这里会有什么，怎样才会有',
          wrong: (
            <>
              <StateView kind="empty" title="暂无数据" />
            </>
          ),
          whyNot: '没有原因，也没有下一步',
        },
      ]}
    />
  ),
});
