import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';

const of = (...labels: string[]) => labels.map((label, i) => ({ id: `${i}`, label, href: `#${i}` }));
const args: BreadcrumbsProps = { items: of('政策服务', '政策检索', '政策详情') };
const meta = preview.meta({ id: 'ui-breadcrumbs', title: '导航/Breadcrumbs 面包屑', component: Breadcrumbs, args });
export default meta;

export const Example = meta.story({ name: '示例' });
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
  name: '超过四级：中间折起，点开都在',
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
