import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { Link } from './Link';
import { linkVariants } from './linkOptions';

const names = { inline: '句中', standalone: '单独', document: '文件标题' } as const;

const meta = preview.meta({
  id: 'ui-link',
  title: '基础/Link 链接',
  component: Link,
  args: { href: '#detail', children: '查看原文' },
});
export default meta;

export const Example = meta.story({ name: '示例', args: { variant: 'standalone' } });

export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      rows={linkVariants.map((variant) => ({
        name: names[variant],
        node: (
          <Link href="#detail" variant={variant}>
            查看原文
          </Link>
        ),
        extra: [
          {
            name: '站外',
            node: (
              <Link href="https://example.com/" variant={variant} isExternal>
                发文机关网站
              </Link>
            ),
          },
          {
            name: '去过的',
            // Said here, because a browser tells no one where it has been.
            node: (
              <Link href="#detail" variant={variant} marksVisited {...{ 'data-visited': '' }}>
                查看原文
              </Link>
            ),
          },
          {
            name: '停用',
            node: (
              <Link href="#detail" variant={variant} isDisabled>
                查看原文
              </Link>
            ),
          },
        ],
      }))}
    />
  ),
});

export const InProse = meta.story({
  name: '在句子里随文换行，站外链接说明会打开新标签页',
  render: () => (
    <p style={{ width: 260 }}>
      加计扣除的口径见<Link href="#clause-7">第七条</Link>，全文以
      <Link href="https://example.com/" isExternal>
        江州省科学技术厅网站公布的版本
      </Link>
      为准。
    </p>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /在新标签页打开/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
});

const navigate = fn();
export const Keyboard = meta.story({
  name: '只用键盘：回车前往，由宿主的路由接手',
  render: () => (
    <RouterProvider navigate={navigate}>
      <Link href="/policies/7">前往第七条</Link>
    </RouterProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/policies/7', undefined);
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
              <Link variant="document" href="#document">
                高新技术企业认定管理办法
              </Link>
            </>
          ),
          why: '文件的标题用宋体，说的是前往哪里',
          wrong: (
            <>
              <Link href="#document">点击这里</Link>
            </>
          ),
          whyNot: '读屏软件列出链接时，“点击这里”什么也没说',
        },
      ]}
    />
  ),
});
