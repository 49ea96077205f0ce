import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { Brand, type BrandProps } from './Brand';

const args: BrandProps = { name: '衡策', href: '#home' };
const meta = preview.meta({ id: 'ui-brand', title: '布局/Brand 品牌', component: Brand, args });
export default meta;

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      rows={[
        {
          name: '标志24',
          node: <Brand name="衡策" href="#home" />,
          extra: [{ name: '不是链接', node: <Brand name="衡策" /> }],
        },
        {
          name: '标志28',
          node: <Brand name="衡策" size="lg" href="#home" />,
          extra: [{ name: '不是链接', node: <Brand name="衡策" size="lg" /> }],
        },
        {
          name: '只有标志',
          node: <Brand name="衡策" isMarkOnly href="#home" />,
          extra: [{ name: '不是链接', node: <Brand name="衡策" isMarkOnly /> }],
        },
      ]}
    />
  ),
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: <Brand name="衡策" href="#home" />,
          why: '标志旁只有名字',
          wrong: <Brand name="衡策智能政策匹配与申报服务平台" href="#home" />,
          whyNot: '名字写成一句介绍，窄处放不下',
        },
      ]}
    />
  ),
});
