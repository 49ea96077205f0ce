import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { Link } from '../../Link';
import { DocumentName } from './DocumentName';

const meta = preview.meta({
  id: 'ui-document-name',
  title: '数据展示/DocumentName 文件名',
  component: DocumentName,
  args: { children: '【示例】杭州市企业研发费用后补助实施办法' },
});

export default meta;

export const Example = meta.story({ name: '示例' });

export const TagStaysWithName = meta.story({
  name: '放不下一行时，标签不到行首',
  render: ({ children }) => (
    <div style={{ width: 280 }}>
      <Link variant="document" href="#document">
        <DocumentName>{children}</DocumentName>
      </Link>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^杭州市企业研发费用后补助实施办法\s*示例$/ });
    const tag = canvas.getByText('示例');
    // 行首是名称的最后两个字。
    await expect(tag.getBoundingClientRect().left - link.getBoundingClientRect().left).toBeGreaterThan(24);
  },
});

export const Real = meta.story({ name: '不是示例的，没有标签', args: { children: '高新技术企业认定管理办法' } });

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <DocumentName>【示例】杭州市企业研发费用后补助实施办法</DocumentName>
            </>
          ),
          why: '名称干净，示例写在后面的标签里',
          wrong: (
            <>
              <span>【示例】杭州市企业研发费用后补助实施办法</span>
            </>
          ),
          whyNot: '一列都以【示例】开头，名称对不齐',
        },
      ]}
    />
  ),
});
