import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Spinner } from '../Progress';
import { Skeleton } from './Skeleton';
import { SkeletonDelay } from './SkeletonDelay';

const meta = preview.meta({
  id: 'ui-skeleton',
  title: '反馈/Skeleton 骨架',
  component: Skeleton,
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 640 }}>
      <Skeleton variant="title" />
      <Skeleton variant="text" lines={4} />
      <Skeleton variant="row" lines={3} />
      <Skeleton variant="card" />
    </div>
  ),
});

export const Mirror = meta.story({
  name: '照着真实版面拼：检索结果',
  render: () => (
    <div style={{ maxWidth: 900 }}>
      {[300, 430, 280].map((width) => (
        <div
          key={width}
          style={{
            display: 'flex',
            gap: 20,
            padding: '19px 0 18px',
            borderBottom: '1px solid var(--hc-color-border)',
          }}
        >
          <div style={{ flex: 1, display: 'grid', gap: 13 }}>
            <Skeleton variant="title" width={width} />
            <Skeleton variant="block" width={360} height={10} />
            <Skeleton lines={2} />
          </div>
          <div style={{ width: 112, display: 'grid', gap: 13, alignContent: 'start' }}>
            <Skeleton variant="block" width={84} height={14} />
            <Skeleton variant="block" height={2} />
            <Skeleton variant="block" width={70} height={10} />
          </div>
        </div>
      ))}
    </div>
  ),
});

function Loading() {
  const [isLoading, setLoading] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Button onPress={() => setLoading(!isLoading)}>{isLoading ? '加载完成' : '重新加载'}</Button>
      <SkeletonDelay isLoading={isLoading} skeleton={<Skeleton lines={2} />} label="正在检索">
        找到86项
      </SkeletonDelay>
    </div>
  );
}
export const Delay = meta.story({
  name: '200毫秒以内不出现，出现后至少停留400毫秒，读屏软件会读出',
  render: () => <Loading />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('找到86项')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('正在检索'));
    await userEvent.click(canvas.getByRole('button', { name: '加载完成' }));
    await expect(canvas.queryByText('找到86项')).toBeNull();
    await expect(await canvas.findByText('找到86项')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
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
              <Skeleton variant="title" width={240} />
              <Skeleton lines={2} />
            </>
          ),
          why: '照着要来的内容：一行标题，两行文字',
          wrong: <Spinner />,
          whyNot: '一整块只有转圈，看不出来的是什么，来了还会跳',
        },
        {
          right: <Skeleton variant="row" lines={3} />,
          why: '清单的骨架是行，与来的行一样高',
          wrong: <Skeleton variant="card" />,
          whyNot: '清单画成一大块，来时每一行都换了位置',
        },
      ]}
    />
  ),
});
