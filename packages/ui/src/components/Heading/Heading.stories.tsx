import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { Heading } from './Heading';
import { headingVariants } from './headingOptions';

const names = { page: '页面20', section: '分区15', document: '政策标题，宋体26', display: '登录与引导24' } as const;

const meta = preview.meta({
  id: 'ui-heading',
  title: '基础/Heading 标题',
  component: Heading,
  args: { children: '政策检索', level: 1 as const, variant: 'page' as const },
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Heading level={1} variant="page">
        {names.page}
      </Heading>
      {headingVariants.slice(1).map((variant) => (
        <Heading key={variant} level={2} variant={variant}>
          {names[variant]}
        </Heading>
      ))}
    </div>
  ),
});

export const LongDocumentTitle = meta.story({
  name: '长标题只在词间换行，各行长短相近',
  render: () => (
    <div style={{ width: 420 }}>
      <Heading level={1} variant="document" breaksAtWords>
        云澜市企业研发费用后补助实施细则（2026年修订）
      </Heading>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '云澜市企业研发费用后补助实施细则（2026年修订）',
    );
  },
});
