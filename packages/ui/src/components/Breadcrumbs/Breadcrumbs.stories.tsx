import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { expect } from 'storybook/test';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';

const of = (...labels: string[]) => labels.map((label, i) => ({ id: `${i}`, label, href: `#${i}` }));
const args: BreadcrumbsProps = { items: of('政策服务', '政策检索', '政策详情') };
const meta = preview.meta({ id: 'ui-breadcrumbs', title: '导航/Breadcrumbs 面包屑', component: Breadcrumbs, args });
export default meta;

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  // Several trails on one page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <StateGrid
      rows={[
        { name: '只有当前页', items: of('工作台') },
        { name: '链接', items: of('政策检索', '政策详情') },
        { name: '没有地址的一级', items: [{ id: 'group', label: '政策服务' }, ...of('政策检索', '政策详情')] },
        {
          name: '中间折起',
          items: [{ id: 'group', label: '政策服务' }, ...of('政策检索', '云澜市', '澄湖区', '政策详情')],
        },
      ].map(({ name, items }) => ({ name, node: <Breadcrumbs items={items} /> }))}
    />
  ),
});
export const One = meta.story({ name: '只有当前页', args: { items: of('工作台') } });
export const Long = meta.story({
  name: '名称太长时省略',
  args: { items: of('政策服务', '政策检索', '云澜市人民政府办公室关于进一步支持专精特新中小企业高质量发展的若干措施') },
  render: (props) => (
    <div style={{ width: 400 }}>
      <Breadcrumbs {...props} />
    </div>
  ),
});
export const Folded = meta.story({
  name: '只用键盘：超过四级时中间折起，回车展开，都在',
  args: { items: of('政策服务', '政策检索', '云澜市', '澄湖区', '科技', '政策详情') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('澄湖区')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '中间层级' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('澄湖区')).toBeVisible();
    await expect(canvas.getByText('政策详情')).toHaveAttribute('aria-current', 'page');
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  // Two trails on one page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <Breadcrumbs items={of('政策检索', '政策详情')} />,
          why: '从所在的功能开始，两三级就够',
          wrong: <Breadcrumbs items={of('首页', '政策服务', '政策', '政策检索', '政策详情')} />,
          whyNot: '“首页”谁都知道；层级越多，越没有人看',
        },
      ]}
    />
  ),
});
