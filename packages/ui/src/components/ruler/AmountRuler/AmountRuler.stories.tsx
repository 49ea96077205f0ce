import { DoDont } from '@hengce/storybook/DoDont';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { AmountRuler } from './AmountRuler';
import { DeadlineFigure } from './DeadlineFigure';
import { ThresholdFigure } from './ThresholdFigure';

const meta = preview.meta({
  id: 'ui-ruler-figures',
  title: '尺/AmountRuler 大尺',
  component: AmountRuler,
  parameters: { isPage: true },
  args: {
    caption: '金额',
    title: '企业研发费用后补助',
    amount: 61.44,
    cap: 200,
    result: '预计61.44万元',
    amountText: '61.44万元',
    capText: '上限200万元',
  },
  render: (props) => (
    <div style={{ padding: 24, width: 'min(568px, 100%)', boxSizing: 'border-box' }}>
      <AmountRuler {...props} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例' });
export const States = meta.story({
  name: '状态',
  render: (props) => (
    <div style={{ padding: 24, width: 'min(568px, 100%)', boxSizing: 'border-box', display: 'grid', gap: 24 }}>
      <AmountRuler {...props} title="不到上限" />
      <AmountRuler {...props} title="一元也没有" amount={0} result="预计0万元" amountText="" />
      <AmountRuler {...props} title="正好到上限" amount={200} result="预计200万元" amountText="" />
      <AmountRuler {...props} title="算出来超过上限，按上限" amount={260} result="最高200万元" amountText="" />
    </div>
  ),
});
export const Three = meta.story({
  name: '期限、门槛、金额：登录页',
  render: (props) => (
    <div style={{ padding: 24, maxWidth: 568, display: 'grid', gap: 24 }}>
      <DeadlineFigure
        caption="期限"
        title="专精特新企业贷款贴息"
        opensAt="2026-10-20"
        closesAt="2026-11-28"
        now={storyNow}
      />
      <ThresholdFigure
        caption="门槛"
        title="研发费用占营业收入"
        kind="atLeast"
        threshold={4}
        value={5.7}
        scale={[0, 9]}
        result="高出1.7个百分点"
        format={(value) => `${value}%`}
      />
      <AmountRuler {...props} />
    </div>
  ),
});

export const Choices = meta.story({
  name: '可以与不要',
  parameters: { isPage: false },
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <AmountRuler
                caption="金额"
                title="研发费用后补助"
                amount={61.44}
                cap={200}
                result="预计61.44万元"
                amountText="61.44万元"
                capText="上限200万元"
              />
            </>
          ),
          why: '算出来的写预计，与上限画在同一把尺上',
          wrong: (
            <>
              <AmountRuler
                caption="金额"
                title="最高可得200万元"
                amount={200}
                cap={200}
                result="200万元"
                amountText=""
                capText=""
              />
            </>
          ),
          whyNot: '把上限当成能拿到的，核定后对不上',
        },
      ]}
    />
  ),
});
