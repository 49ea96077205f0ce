import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { expect } from 'storybook/test';
import { WordBreak } from './WordBreak';

const title = '云澜市工业和信息化局关于开展2026年度高新技术企业认定奖励资金申报工作的通知';

const meta = preview.meta({
  id: 'ui-word-break',
  title: '基础/WordBreak 按词换行',
  component: WordBreak,
  args: { children: title },
});
export default meta;

export const Example = meta.story({
  name: '示例',
  render: (args) => (
    <div style={{ width: 240, font: '600 20px/30px var(--hc-font-document)' }}>
      <WordBreak {...args} />
    </div>
  ),
});

export const States = meta.story({
  name: '状态',
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 40, alignItems: 'start' }}>
      {[560, 320, 240, 140].map((width) => (
        <div key={width} style={{ width, font: '600 20px/30px var(--hc-font-document)' }}>
          <WordBreak {...args} />
        </div>
      ))}
      <div style={{ width: 140, font: '600 15px/23px var(--hc-font-sans)' }}>
        <WordBreak {...args} />
      </div>
    </div>
  ),
});

export const Narrow = meta.story({
  name: '比一个词还窄时在词中换行，复制出来的文字不变',
  render: (args) => (
    <div style={{ width: 44, font: '600 20px/30px var(--hc-font-document)' }}>
      <WordBreak {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain(title);
  },
});

const narrowTitle = { width: 240, font: '600 20px/30px var(--hc-font-document)' } as const;

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <div style={narrowTitle}>
                <WordBreak>{title}</WordBreak>
              </div>
            </>
          ),
          why: '标题在词与词之间换行',
          wrong: (
            <>
              <div style={narrowTitle}>{title}</div>
            </>
          ),
          whyNot: '“企业”拆在两行，读着要回头',
        },
      ]}
    />
  ),
});
