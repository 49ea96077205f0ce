import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Copy } from 'lucide-react';
import { storyIcon } from '../../testing/storyShell';
import { IconButton } from '../IconButton';
import { Link } from '../Link';
import { DescriptionList, type DescriptionListProps } from './DescriptionList';

const args: DescriptionListProps = {
  items: [
    { label: '支持方式', value: '后补助，一次性拨付' },
    { label: '单企上限', value: '每年200万元' },
    { label: '受理方式', value: '网上申报，无纸质件' },
    {
      label: '咨询电话',
      value: '0000-88002026',
      action: <IconButton label="复制咨询电话" size="sm" icon={storyIcon(Copy)} />,
    },
  ],
};
const meta = preview.meta({
  id: 'ui-description-list',
  title: '数据展示/DescriptionList 描述列表',
  component: DescriptionList,
  args,
});
export default meta;

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      <div style={{ width: 336 }}>
        <DescriptionList {...args} />
      </div>
      <DescriptionList {...args} columns={2} />
      <div style={{ width: 336 }}>
        <DescriptionList
          items={[
            { label: '未提供', value: null },
            { label: '可以补填', value: '', action: <Link href="#fill">填写</Link> },
            { label: '值是零', value: 0 },
            { label: '值是链接', value: <Link href="#source">云澜市科学技术局</Link> },
          ]}
        />
      </div>
    </div>
  ),
});
export const Columns = meta.story({ name: '两列', args: { columns: 2 } });
export const Missing = meta.story({
  name: '没有的值写“未提供”，可以补填；很长的值换行',
  render: () => (
    <div style={{ width: 300 }}>
      <DescriptionList
        items={[
          { label: '索引号', value: null },
          { label: '注册资本', value: '', action: <Link href="#fill">填写</Link> },
          { label: '原文地址', value: 'https://example.gov.cn/zwgk/zcwj/2026/09/18/content_20260918_5.html' },
          { label: '已用', value: 0 },
        ]}
      />
    </div>
  ),
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <DescriptionList
              items={[
                { label: '注册资本', value: null, action: <Link href="#fill">填写</Link> },
                { label: '支持方式', value: '后补助' },
              ]}
            />
          ),
          why: '没有的值给空，组件写“未提供”，旁边可以补',
          wrong: (
            <DescriptionList
              items={[
                { label: '注册资本', value: '-' },
                { label: '支持方式', value: '0' },
              ]}
            />
          ),
          whyNot: '一道横线或一个0，不知道是没有还是没填',
        },
        {
          right: <DescriptionList items={[{ label: '单企上限', value: '每年200万元' }]} />,
          why: '名称是几个字的名词',
          wrong: <DescriptionList items={[{ label: '每家企业每年最多可以得到的金额是', value: '200万元' }]} />,
          whyNot: '名称写成了句子，折成几行',
        },
      ]}
    />
  ),
});
