import preview from '../../../../../.storybook/preview';
import { Brand, type BrandProps } from './Brand';

const args: BrandProps = { name: '衡策', href: '#home' };
const meta = preview.meta({ id: 'ui-brand', title: '布局/Brand 品牌', component: Brand, args });
export default meta;

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态：两种大小、只有标志、不是链接',
  render: () => (
    <div style={{ display: 'flex', gap: 32, alignItems: 'center' }}>
      <Brand name="衡策" href="#a" />
      <Brand name="衡策" size="lg" href="#b" />
      <Brand name="衡策" isMarkOnly href="#c" />
      <Brand name="衡策" />
    </div>
  ),
});
