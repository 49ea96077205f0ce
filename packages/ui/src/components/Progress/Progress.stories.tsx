import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { Progress } from './Progress';
import { Spinner } from './Spinner';
import { Waiting } from './Waiting';

const meta = preview.meta({
  id: 'ui-progress',
  title: '反馈/Progress 进度',
  component: Progress,
  args: { label: '正在解析第39页，共62页', value: 63, hint: '约20秒' },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 420 }}>
      <Progress label="正在上传" value={0} />
      <Progress label="正在解析第39页，共62页" value={63} hint="约20秒" />
      <Progress label="正在整理" value={100} />
      <Progress label="正在检索，通常不到1秒" />
      <div style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
        <Spinner />
        正在核对7项条件
      </div>
      <div style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
        <Spinner size="sm" />
        正在保存
      </div>
    </div>
  ),
});

export const LongWords = meta.story({
  name: '文字长时换行，右侧的补充不换行',
  render: () => (
    <div style={{ width: 220 }}>
      <Progress label="正在解析“研发费用辅助账汇总表（2025年度）”第39页，共62页" value={63} hint="约20秒" />
    </div>
  ),
});

export const WholePage = meta.story({
  name: '占满一页的稍候，读屏软件会读出',
  parameters: { isPage: true },
  render: () => <Waiting>正在登录</Waiting>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在登录');
  },
});

export const Announced = meta.story({
  name: '读屏软件读出做什么和做到哪里',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '正在解析第39页，共62页' });
    await expect(bar).toHaveAttribute('aria-valuenow', '63');
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
              <Progress label="正在解析第39页，共62页" value={63} />
            </>
          ),
          why: '说做什么、做到哪里',
          wrong: (
            <>
              <Progress label="加载中" value={63} />
            </>
          ),
          whyNot: '不知道在等什么，也不知道还要多久',
        },
      ]}
    />
  ),
});
