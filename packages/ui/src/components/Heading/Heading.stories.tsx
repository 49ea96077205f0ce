import { DoDont } from '@hengce/storybook/DoDont';
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

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <Heading level={2} variant="document">
              云澜市企业研发费用后补助实施细则
            </Heading>
          ),
          why: '文件的名称用宋体，一眼知道是原文',
          wrong: (
            <Heading level={2} variant="document">
              今日匹配
            </Heading>
          ),
          whyNot: '产品自己的标题用宋体，像是政府写的',
        },
        {
          right: <Heading level={2}>申报期限</Heading>,
          why: '分区的标题比页面的小一级',
          wrong: (
            <Heading level={2} variant="page">
              申报期限
            </Heading>
          ),
          whyNot: '与页面的标题一样大，分不出谁管着谁',
        },
      ]}
    />
  ),
});
