import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Provider } from '../../provider/Provider';
import { LoadMore } from './LoadMore';
import { PageButton } from './PageButton';
import { Pagination, type PaginationProps } from './Pagination';

const meta = preview.meta({
  id: 'ui-pagination',
  title: '导航/Pagination 分页',
  component: Pagination,
  args: { page: 2, pageCount: 9, total: 86, onChange: fn() },
});
export default meta;

export const Example = meta.story({ name: '示例' });

const shared = { isDisabled: false, onChange: undefined, hrefFor: undefined };
export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      rows={[
        {
          name: '页码',
          node: (
            <PageButton {...shared} page={3} label="第3页">
              3
            </PageButton>
          ),
          extra: [
            {
              name: '停用',
              node: (
                <PageButton {...shared} page={3} label="第3页" isDisabled>
                  3
                </PageButton>
              ),
            },
          ],
        },
        {
          name: '当前页',
          node: (
            <PageButton {...shared} page={2} label="第2页" isCurrent>
              2
            </PageButton>
          ),
          extra: [
            {
              name: '停用',
              node: (
                <PageButton {...shared} page={2} label="第2页" isCurrent isDisabled>
                  2
                </PageButton>
              ),
            },
          ],
        },
      ]}
    />
  ),
});

export const Lengths = meta.story({
  name: '页数多时两端和当前页总在，按钮不移位',
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Pagination page={1} pageCount={1} total={7} label="只有一页" />
      <Pagination page={3} pageCount={5} label="五页" />
      <Pagination page={1} pageCount={40} label="第一页" />
      <Pagination page={17} pageCount={40} label="中间" />
      <Pagination page={40} pageCount={40} label="最后一页" />
      <Pagination page={1234} pageCount={100000} total={999999} label="很多页" />
    </div>
  ),
});

export const Links = meta.story({
  name: '给了地址时，页码是链接',
  args: { hrefFor: (page: number) => `#page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '第3页' })).toHaveAttribute('href', '#page=3');
    await expect(canvas.getByRole('link', { name: '第2页' })).toHaveAttribute('aria-current', 'page');
  },
});

function Controlled(args: PaginationProps) {
  const [page, setPage] = useState(1);
  return <Pagination {...args} page={page} onChange={setPage} />;
}
export const Keyboard = meta.story({
  name: '只用键盘：第一页没有上一页；翻页后焦点留在下一页',
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
    const next = canvas.getByRole('button', { name: '下一页' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '第2页' })).toHaveAttribute('aria-current', 'page');
    await expect(next).toHaveFocus();
  },
});

export const LastPage = meta.story({
  name: '只用键盘：到了最后一页，焦点在这一页；回到第一页也一样',
  args: { pageCount: 2, hrefFor: (page: number) => `#page=${page}` },
  render: (args) => (
    <Provider navigate={() => undefined}>
      <Controlled {...args} />
    </Provider>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: '下一页' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: '第2页' })).toHaveFocus());
    canvas.getByRole('link', { name: '上一页' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: '第1页' })).toHaveFocus());
  },
});
export const LastPageOnPhone = meta.story({
  name: '窄屏：到了最后一页，焦点在写着第几页的那几个字',
  args: { pageCount: 2 },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '下一页' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('第2页，共2页')).toHaveFocus());
  },
});

export const More = meta.story({
  name: '接着读：加载更多，只用键盘；焦点留在按钮上，全部显示后在项数上，没有取到时可重试',
  render: function Render() {
    const [shown, setShown] = useState(40);
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <LoadMore shown={shown} total={86} onPress={() => setShown(Math.min(86, shown + 20))} />
        <LoadMore shown={20} total={86} onPress={() => undefined} isPending />
        <LoadMore shown={20} total={86} onPress={() => undefined} error="网络断开，没有取到。已显示的20项还在" />
        <LoadMore shown={86} total={86} onPress={() => undefined} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('已显示60项，共86项')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '加载更多' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    const [all] = canvas.getAllByText('共86项，已全部显示');
    await waitFor(() => expect(all).toHaveFocus());
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <Pagination label="可以" page={2} pageCount={9} total={86} onChange={() => {}} />,
          why: '写明一共多少项',
          wrong: <Pagination label="不要" page={2} pageCount={9} onChange={() => {}} />,
          whyNot: '不知道一共多少项，要翻到底才知道',
        },
      ]}
    />
  ),
});
