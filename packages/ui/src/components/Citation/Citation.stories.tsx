import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { ExternalLink, Quote } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { storySources } from '../../testing/storyChat';
import { Link } from '../Link';
import { Citation } from './Citation';
import type { CitationSource } from './citationSource';
import { SourceCard } from './SourceCard';

const [first, second, third] = storySources as [CitationSource, CitationSource, CitationSource];
const time: CitationSource = {
  id: 't',
  label: '12:31',
  title: '研发费用归集专题会',
  voice: 'product',
  place: '何立言',
  quote: '对，直接用汇算清缴表第六页的数',
};
const points: CitationSource = {
  id: 'p',
  label: '4',
  title: '研发费用税前加计扣除',
  voice: 'product',
  from: '财政部 税务总局公告2023年第7号',
  kind: '政策要点，平台整理',
  quote: '未形成无形资产的研发费用，在据实扣除的基础上再按100%扣除',
  check: 'verified',
  agreement: '与要点一致：平台整理，尚未对照原文，把握较低',
};
const gone: CitationSource = { ...second, isMissing: true };
const icon = { size: 14, strokeWidth: 1.6, absoluteStrokeWidth: true, 'aria-hidden': true } as const;
const links = (
  <>
    <Link variant="standalone" href="#source">
      <ExternalLink {...icon} />
      打开原文
    </Link>
    <Link variant="standalone" href="#quote">
      <Quote {...icon} />
      引用到回复
    </Link>
  </>
);

const meta = preview.meta({
  id: 'ui-citation',
  title: 'AI/Citation 引用',
  component: Citation,
  args: { source: first, onPress: fn() },
});
export default meta;

export const Example = meta.story({
  name: '示例',
  render: (args) => (
    <p style={{ font: '400 15px/27px var(--hc-font-sans)' }}>
      补助按研发费用加计扣除额分段计算
      <Citation {...args} isActive />
      ，贵公司2025年度该数额为1286万元
      <Citation {...args} source={third} />：
    </p>
  ),
});

export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      rows={[
        {
          name: '编号',
          node: <Citation source={first} onPress={fn()} />,
          extra: [
            { name: '正在看', node: <Citation source={first} isActive onPress={fn()} /> },
            { name: '来源已移除', node: <Citation source={gone} onPress={fn()} /> },
          ],
        },
        {
          name: '时间',
          node: <Citation source={time} onPress={fn()} />,
          extra: [
            { name: '正在看', node: <Citation source={time} isActive onPress={fn()} /> },
            { name: '来源已移除', node: <Citation source={{ ...time, isMissing: true }} onPress={fn()} /> },
          ],
        },
      ]}
    />
  ),
});

export const Sources = meta.story({
  name: '来源卡片：正在看的一条边线为朱砂，企业文件不用宋体，已移除的不给原话',
  render: () => (
    <div style={{ width: 292, display: 'grid', gap: 28 }}>
      <SourceCard source={first} isActive actions={links} />
      <SourceCard source={second} />
      <SourceCard source={third} />
      <SourceCard source={gone} />
    </div>
  ),
});

export const LongTitle = meta.story({
  name: '文件名与原话很长时换行',
  render: () => (
    <div style={{ width: 240 }}>
      <SourceCard
        isActive
        source={{
          ...first,
          label: '12',
          title: '云澜市科学技术局云澜市财政局关于印发《云澜市企业研发费用后补助实施细则（试行）》的通知',
          quote: (first.quote ?? '').repeat(3),
        }}
      />
    </div>
  ),
});

export const Agreement = meta.story({
  name: '找到了原话、但来源不是原文：不写已核对，名字里也说出来',
  render: (args) => (
    <div style={{ width: 292, display: 'grid', gap: 28 }}>
      <p>
        按100%加计扣除
        <Citation {...args} source={points} />
      </p>
      <SourceCard source={points} />
      <SourceCard source={{ ...first, check: 'verified' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^引用4：.*，与要点一致：/ })).toBeVisible();
    await expect(canvas.getByText('与要点一致：平台整理，尚未对照原文，把握较低')).toBeVisible();
    await expect(canvas.getAllByText('已核对')).toHaveLength(1);
  },
});

export const Peek = meta.story({
  name: '没有来源栏时，按下就地展开',
  args: { onPress: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog', { name: /^引用1/ })).toHaveTextContent('按6%给予补助');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：焦点到达时看得到原话，Esc收起，回车打开来源栏',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '引用1：云科规〔2026〕5号第七条' })).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('按6%给予补助');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledWith(first);
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
            <p style={{ margin: 0 }}>
              500万元以内按6%补助
              <Citation source={first} onPress={fn()} />
              ，以上按4%
              <Citation source={second} onPress={fn()} />。
            </p>
          ),
          why: '引用紧跟它说明的那句话',
          wrong: (
            <>
              <p style={{ margin: 0 }}>
                500万元以内按6%补助，以上按4%。
                <Citation source={first} onPress={fn()} />
                <Citation source={second} onPress={fn()} />
                <Citation source={third} onPress={fn()} />
              </p>
            </>
          ),
          whyNot: '全堆在段末，不知道哪一句出自哪里',
        },
      ]}
    />
  ),
});
