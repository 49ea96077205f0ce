import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { expect, waitFor } from 'storybook/test';
import { storyClauses } from '../../testing/storyClauses';
import { ClauseBlock } from '../document/ClauseBlock';
import { Outline, type OutlineProps } from './Outline';
import type { OutlineItem } from './outlineTree';
import { useScrollSpy } from './useScrollSpy';

const items: OutlineItem[] = [
  { id: 'ch-1', label: '第一章', heading: '总则', depth: 0 },
  { id: 'art-1', label: '第一条', heading: '目的依据', depth: 1, parentId: 'ch-1' },
  { id: 'art-2', label: '第二条', heading: '定义', depth: 1, parentId: 'ch-1' },
  { id: 'ch-2', label: '第二章', heading: '支持对象与条件', depth: 0 },
  { id: 'art-4', label: '第四条', heading: '申报主体', depth: 1, parentId: 'ch-2' },
  { id: 'art-5', label: '第五条', heading: '基本条件', depth: 1, parentId: 'ch-2', meta: '6/7' },
  { id: 'art-6', label: '第六条', heading: '不予支持', depth: 1, parentId: 'ch-2' },
  { id: 'ch-3', label: '第三章', heading: '补助标准', depth: 0 },
  { id: 'art-7', label: '第七条', heading: '分段比例', depth: 1, parentId: 'ch-3' },
  { id: 'art-8', label: '第八条', heading: '叠加规则', depth: 1, parentId: 'ch-3' },
  { id: 'annex', label: '附则', depth: 0 },
];
const args: OutlineProps = { items, currentId: 'art-7' };
const meta = preview.meta({
  id: 'ui-outline',
  title: '导航/Outline 目录',
  component: Outline,
  args,
  render: (props) => (
    <div style={{ width: 176 }}>
      <Outline {...props} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例' });
const many = Array.from({ length: 40 }, (_, chapter) => [
  { id: `c${chapter}`, label: `第${chapter + 1}章`, depth: 0 },
  ...Array.from({ length: 30 }, (_, i) => ({
    id: `c${chapter}a${i}`,
    label: `第${chapter * 30 + i + 1}条`,
    depth: 1,
    parentId: `c${chapter}`,
  })),
]).flat();
const entryStates: [string, OutlineItem][] = [
  ['章', { id: 'c', label: '第三章', heading: '补助标准', depth: 0 }],
  ['条', { id: 'a', label: '第七条', heading: '分段比例', depth: 1 }],
  ['带数字', { id: 'm', label: '第五条', heading: '基本条件', depth: 1, meta: '6/7' }],
  ['只有标题', { id: 't', label: '', heading: '一、总体要求', depth: 0 }],
  ['正文的开头', { id: 'e', label: '第九条', heading: '单个企业年度补助总额最高', isExcerpt: true, depth: 1 }],
];
export const States = meta.story({
  name: '状态',
  // Many outlines on one page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <StateGrid
      rows={entryStates.map(([name, item]) => ({
        name,
        node: (
          <div style={{ width: 176 }}>
            <Outline items={[item]} />
          </div>
        ),
        extra: [
          {
            name: '正在读',
            node: (
              <div style={{ width: 176 }}>
                <Outline items={[item]} currentId={item.id} />
              </div>
            ),
          },
        ],
      }))}
    />
  ),
});
export const Code = meta.story({
  name: '上千条的法典：只展开正在读的一章',
  args: { items: many, currentId: 'c20a3' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(70);
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('第604条');
  },
});
export const Long = meta.story({
  name: '只有标题没有编号、标题很长',
  args: {
    currentId: 'b',
    items: [
      { id: 'a', label: '', heading: '一、进一步支持专精特新中小企业和制造业单项冠军企业', depth: 0 },
      { id: 'b', label: '', heading: '（一）对首次认定的给予一次性奖励，并与省级奖励叠加', depth: 1, parentId: 'a' },
    ],
  },
});

export const Excerpts = meta.story({
  name: '没有标题的条写正文的开头：有多宽写多少，只占一行',
  args: {
    items: [
      { id: 'a', label: '第一条', heading: '为了保障中小企业款项支付维护中小企业合法权益', isExcerpt: true, depth: 0 },
      { id: 'b', label: '第二条', heading: '本条例适用于机关', isExcerpt: true, depth: 0 },
    ],
  },
  render: (props) => (
    <div style={{ display: 'flex', gap: 40 }}>
      {[176, 320].map((width) => (
        <div key={width} style={{ width }}>
          <Outline {...props} label={`宽${width}`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.getBoundingClientRect().height).toBeLessThan(44);
    const [narrow, wide] = canvas.getAllByText(/^为了保障/) as [HTMLElement, HTMLElement];
    await expect(narrow.scrollWidth).toBeGreaterThan(narrow.clientWidth);
    await expect(wide.clientWidth).toBeGreaterThan(narrow.clientWidth + 100);
  },
});

const spied = storyClauses.filter(({ kind }) => kind === 'chapter' || kind === 'article');
const ids = spied.map(({ id }) => id);
function Reader() {
  const currentId = useScrollSpy(ids);
  return (
    <div style={{ display: 'flex', gap: 40 }}>
      <div style={{ width: 176, position: 'sticky', top: 24, alignSelf: 'start' }}>
        <Outline
          currentId={currentId}
          items={spied.map(({ id, label = '', heading, kind }) => ({
            id,
            label,
            heading,
            depth: kind === 'chapter' ? 0 : 1,
          }))}
        />
      </div>
      <article style={{ width: 566, paddingBottom: 900 }}>
        {storyClauses.map((clause) => (
          <div key={clause.id} style={{ paddingBottom: 120 }}>
            <ClauseBlock {...clause} />
          </div>
        ))}
      </article>
    </div>
  );
}
export const FollowsScroll = meta.story({
  name: '随正文滚动：读到哪条，哪条就是当前',
  render: () => <Reader />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('第三章'));
    document.getElementById('art-9')?.scrollIntoView();
    await waitFor(() => expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('第九条'));
    window.scrollTo(0, 0);
  },
});
export const Keyboard = meta.story({
  name: '只用键盘：每条是一个可以复制的链接',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /第一章/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /第七条/ })).toHaveAttribute('href', '#art-7');
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  // Two outlines on one page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <div style={{ width: 176 }}>
              <Outline items={items.slice(5, 9)} currentId="art-7" />
            </div>
          ),
          why: '一条一行：条号和几个字的标题',
          wrong: (
            <div style={{ width: 176 }}>
              <Outline
                items={items
                  .slice(5, 9)
                  .map((item) => ({ ...item, heading: `关于${item.heading ?? ''}的具体规定和要求的说明` }))}
                currentId="art-7"
              />
            </div>
          ),
          whyNot: '每条都换行，一屏看不到几条',
        },
      ]}
    />
  ),
});
