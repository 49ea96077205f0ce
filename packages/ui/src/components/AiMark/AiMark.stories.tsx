import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Calculator } from 'lucide-react';
import { expect } from 'storybook/test';
import { AiAnnotation } from './AiAnnotation';
import { AiMark } from './AiMark';
import { aiMarkStates } from './aiMarkOptions';

const calculator = <Calculator size={16} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />;
const line = { display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: 12 } as const;
const sum = (
  <>
    <div style={line}>
      <span>500万元以内</span>
      <span>500万元 × 6%</span>
      <span>30.00万元</span>
    </div>
    <div style={line}>
      <span>500万至2000万元</span>
      <span>786万元 × 4%</span>
      <span>31.44万元</span>
    </div>
    <div
      style={{
        ...line,
        gridTemplateColumns: '1fr auto',
        marginTop: 6,
        paddingTop: 6,
        borderTop: '1px solid var(--hc-color-ai-border)',
      }}
    >
      <span>2025年度研发费用1286万元</span>
      <b style={{ fontWeight: 600 }}>预计61.44万元</b>
    </div>
  </>
);

const meta = preview.meta({ id: 'ui-ai-mark', title: 'AI/AiMark AI标识', component: AiMark });
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {aiMarkStates.map((state) => (
        <AiMark key={state} state={state} />
      ))}
      <AiMark note="以核定结果为准" />
    </div>
  ),
});

const box = { display: 'grid', gap: 20, maxWidth: 560 } as const;
export const Annotation = meta.story({
  name: '写在原文旁的批注：石绿框，写明用了哪些数；可以收起，依据变了要说',
  render: () => (
    <div style={box}>
      <AiAnnotation title="按企业资料测算" icon={calculator} note="以核定结果为准">
        {sum}
      </AiAnnotation>
      <AiAnnotation title="按企业资料测算" icon={calculator} state="outdated" note="请重新测算">
        {sum}
      </AiAnnotation>
      <AiAnnotation
        title="按企业资料测算"
        icon={calculator}
        note="以核定结果为准"
        isCollapsible
        defaultExpanded={false}
      >
        {sum}
      </AiAnnotation>
    </div>
  ),
});

export const Narrow = meta.story({
  name: '很窄时标识换到下一行',
  render: () => (
    <div style={{ width: 240 }}>
      <AiAnnotation title="按企业资料与去年申报表测算" icon={calculator} state="confirmed" note="以核定结果为准">
        预计61.44万元
      </AiAnnotation>
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：展开与收起',
  render: () => (
    <div style={box}>
      <AiAnnotation title="按企业资料测算" icon={calculator} isCollapsible defaultExpanded={false}>
        {sum}
      </AiAnnotation>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: '按企业资料测算' });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('预计61.44万元')).toBeVisible();
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
            <>
              <p style={{ margin: 0 }}>资料里的研发费用还差一年，补上就能判断。</p>
              <AiMark />
            </>
          ),
          why: '模型写的话后面有标识',
          wrong: (
            <>
              <p style={{ margin: 0, fontFamily: 'var(--hc-font-document)' }}>
                第七条　对符合条件的企业，按加计扣除额的6%给予后补助。
              </p>
              <AiMark />
            </>
          ),
          whyNot: '原文不是AI写的，标上反而叫人不敢信',
        },
      ]}
    />
  ),
});
