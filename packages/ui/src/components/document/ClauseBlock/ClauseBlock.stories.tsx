import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { storyClauses } from '../../../testing/storyClauses';
import { storyIcon } from '../../../testing/storyShell';
import { IconButton } from '../../IconButton';
import { ClauseBlock } from './ClauseBlock';
import type { ClauseBlockProps } from './clauseBlockProps';

const copy = <IconButton label="复制第七条及出处" size="sm" icon={storyIcon(Copy)} />;
const args = storyClauses[1] as ClauseBlockProps;
const page = (children: ReactNode) => <article style={{ maxWidth: 566, marginInline: 'auto' }}>{children}</article>;

const meta = preview.meta({
  id: 'ui-clause-block',
  title: '数据展示/ClauseBlock 条款',
  component: ClauseBlock,
  args,
  render: (props) => page(<ClauseBlock {...props} />),
});
export default meta;

export const Example = meta.story({
  name: '示例',
  render: () => page(storyClauses.map((clause) => <ClauseBlock key={clause.id} {...clause} />)),
});
const states = (
  <article>
    <ClauseBlock {...storyClauses[5]} id="rest" kind="article" />
    <ClauseBlock {...args} isCited actions={copy} />
    <ClauseBlock {...storyClauses[6]} id="hit" kind="article" marks={[[0, 6]]} />
    <ClauseBlock
      id="compared"
      kind="article"
      label="第九条"
      text="单个企业年度补助总额最高不超过100万元200万元。年度预算不足时，按同比例核减。"
      changes={[
        { start: 10, end: 12, kind: 'removed' },
        { start: 15, end: 21, kind: 'removed' },
        { start: 21, end: 27, kind: 'added' },
      ]}
    />
    <ClauseBlock {...storyClauses[6]} id="noted" kind="article" annotation={<p>批注写在条款之后，不在原文里面</p>} />
  </article>
);
const kinds = (
  <article>
    <ClauseBlock
      id="k0"
      kind="preamble"
      text="为了规范研发费用后补助资金管理，根据有关规定，结合本市实际，制定本细则。"
    />
    <ClauseBlock id="k1" kind="part" label="第一编" heading="总则" />
    <ClauseBlock id="k2" kind="chapter" label="第一章" heading="一般规定" />
    <ClauseBlock id="k3" kind="section" label="第一节" heading="适用范围" depth={1} />
    <ClauseBlock
      id="k4"
      kind="article"
      label="第一条"
      heading="目的依据"
      text="为了鼓励企业加大研发投入，制定本细则。"
    />
    <ClauseBlock id="k5" kind="paragraph" text="本市行政区域内的研发费用后补助，适用本细则。" />
    <ClauseBlock id="k6" kind="item" label="（一）" text="在本市注册并纳税满一年；" />
    <ClauseBlock id="k7" kind="subitem" label="1." text="以税务登记日期为准；" />
    <ClauseBlock id="k8" kind="heading" heading="附件" depth={1} />
    <ClauseBlock id="k9" kind="table" text={'档次	比例\n500万元以下	6%\n2000万元以下	4%'} />
  </article>
);
export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 566px) minmax(0, 566px)', gap: 64 }}>
      {states}
      {kinds}
    </div>
  ),
});
export const TitleWithWords = meta.story({
  name: '标题之下有自己的正文：两者都显示，也都被引用',
  render: () =>
    page(
      <>
        <ClauseBlock
          id="t1"
          kind="heading"
          label="三、"
          heading="时间安排"
          text="受理时间为2026年11月1日至12月31日，逾期不予受理。"
          isCited
          actions={<IconButton label="复制第三部分及出处" size="sm" icon={storyIcon(Copy)} />}
        />
        <ClauseBlock id="t2" kind="chapter" label="第四章" heading="附则" text="本章由市科学技术局解释。" />
      </>,
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '三、\u3000时间安排' })).toBeVisible();
    await expect(canvasElement.querySelector('#t1[data-cited] p')).toHaveTextContent('受理时间为2026年11月1日');
    await expect(canvas.getByRole('button', { name: '复制第三部分及出处' })).toBeInTheDocument();
    await expect(canvas.getByText('本章由市科学技术局解释。')).toBeVisible();
  },
});
export const Selected = meta.story({
  name: '选中复制：看得见的空在文字里也有',
  render: () =>
    page(
      <>
        <ClauseBlock id="s1" kind="article" label="第九条" heading="叠加规则" text="同一事项不重复享受。" />
        <ClauseBlock id="s2" kind="item" label="（一）" heading="研发费用" text="占比不低于4%。" />
      </>,
    ),
  play: async ({ canvasElement }) => {
    const selection = getSelection() as Selection;
    selection.selectAllChildren(canvasElement.querySelector('article') as Element);
    const lines = selection.toString().split(/\n+/);
    selection.removeAllRanges();
    await expect(lines).toEqual([
      '第九条\u3000叠加规则\u3000同一事项不重复享受。',
      '（一）研发费用\u3000占比不低于4%。',
    ]);
  },
});
export const Addressed = meta.story({
  name: '各有关单位：另起一行，顶格',
  render: () =>
    page(
      <ClauseBlock
        id="n1"
        kind="preamble"
        text="各有关单位：根据有关规定，现将2026年度企业研发费用后补助申报工作有关事项通知如下，请按时申报。"
        marks={[[15, 21]]}
      />,
    ),
  play: async ({ canvas, canvasElement }) => {
    const own = canvas.getByText('各有关单位：').getBoundingClientRect();
    const words = canvasElement.querySelector('p') as Element;
    await expect(own.left).toBe(words.getBoundingClientRect().left);
    await expect(canvas.getByText(/^根据有关规定/).getBoundingClientRect().top).toBeGreaterThanOrEqual(own.bottom);
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('2026年度');
  },
});
export const Phone = meta.story({
  name: '窄屏：动作跟在最后几个字之后，不独占一行',
  globals: { viewport: { value: 'phone' } },
  render: () =>
    page(
      Array.from(
        { length: 22 },
        (_, n) => `本市行政区域内的研发费用后补助${'适用本细则，'.repeat(2)}${'并'.repeat(n)}（示例条款）`,
      ).map((text) => <ClauseBlock key={text} id={`w${text.length}`} kind="paragraph" text={text} actions={copy} />),
    ),
  play: async ({ canvasElement }) => {
    for (const words of canvasElement.querySelectorAll('p')) {
      const stop = words.querySelector('span')?.firstChild as Text;
      const last = document.createRange();
      last.setStart(stop, stop.length - 1);
      last.setEnd(stop, stop.length);
      await expect(words.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom).toBeLessThan(16);
      await expect(words.nextElementSibling?.getBoundingClientRect().left ?? 0).toBeGreaterThanOrEqual(
        last.getBoundingClientRect().right - 1,
      );
    }
  },
});
export const Keyboard = meta.story({
  name: '只用键盘：焦点到了，动作就出现',
  args: { actions: copy },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: '复制第七条及出处' });
    await expect(button).toHaveFocus();
    await expect(button).toBeVisible();
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: <ClauseBlock {...args} id="right" actions={copy} />,
          why: '原文一字不改，条号是文件自己的',
          wrong: <ClauseBlock id="wrong" kind="article" label="第3点" text="研发投入越多补得越多，最多200万！" />,
          whyNot: '改写成自己的话，条号也对不上文件',
        },
      ]}
    />
  ),
});
