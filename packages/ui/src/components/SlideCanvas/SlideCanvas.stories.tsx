import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SlideCanvas } from './SlideCanvas';
import { type SlideItem, SlideStrip } from './SlideStrip';
import { SpeakerNotes } from './SpeakerNotes';

const years = [
  { year: '2023年', value: 742 },
  { year: '2024年', value: 1015 },
  { year: '2025年', value: 1286 },
];
/** A page as a template would draw it. */
const page = (title: string) => (
  <div style={{ padding: '48px 64px', font: '15px/24px var(--hc-font-sans)', color: 'var(--hc-color-text-secondary)' }}>
    <p style={{ margin: 0 }}>研发投入</p>
    <p style={{ margin: '8px 0 24px', font: '600 34px/48px var(--hc-font-sans)', color: 'var(--hc-color-text)' }}>
      {title}
    </p>
    <div style={{ display: 'flex', alignItems: 'flex-end', gap: 56, height: 280 }}>
      {years.map(({ year, value }) => (
        <div key={year} style={{ width: 90, textAlign: 'center' }}>
          {value}
          <div style={{ height: value / 6, background: 'var(--hc-color-accent)' }} />
          {year}
        </div>
      ))}
    </div>
  </div>
);
const titles = ['封面', '申报概况', '企业基本情况', '研发费用三年增长73%，占比升至5.7%', '费用归集口径'];
const slides: SlideItem[] = titles.map((title, index) => ({
  id: String(index + 1),
  title,
  content: page(title),
  state: index === 4 ? 'generating' : 'ready',
}));

const onRetry = fn();
const onSelectionChange = fn();
const meta = preview.meta({
  id: 'ui-slide-canvas',
  title: 'AI/SlideCanvas 幻灯片',
  component: SlideCanvas,
  args: { label: '第4页，研发费用三年增长73%，占比升至5.7%', children: page(titles[3] as string) },
  render: (args) => (
    <div style={{ maxWidth: 724 }}>
      <SlideCanvas {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例' });

export const States = meta.story({
  name: '状态',
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 440px))', gap: 24 }}>
      <SlideCanvas {...args} label="好了" />
      <SlideCanvas {...args} label="编辑中" state="editing" />
      <SlideCanvas {...args} label="生成中" state="generating" message="正在排版第5页，共12页" />
      <SlideCanvas
        {...args}
        label="没有生成"
        state="failed"
        message="这一页没有生成，资料里没有2023年的数据"
        onRetry={onRetry}
      />
      <div style={{ display: 'flex', gap: 14 }}>
        {(['ready', 'editing', 'generating', 'failed'] as const).map((state) => (
          <div key={state} style={{ width: 128 }}>
            <SlideCanvas {...args} label={`缩略图${state}`} variant="thumbnail" state={state} />
          </div>
        ))}
      </div>
    </div>
  ),
});

function Deck() {
  const [selectedKey, setSelected] = useState('4');
  const current = slides.find(({ id }) => id === selectedKey) as SlideItem;
  return (
    <div style={{ maxWidth: 724 }}>
      <SlideCanvas label={`第${current.id}页，${current.title}`} state={current.state}>
        {current.content}
      </SlideCanvas>
      <div style={{ height: 24 }} />
      <SpeakerNotes duration="约35秒">
        过去三年我们的研发投入从742万元增长到1286万元，占营业收入的比例连续三年高于政策门槛。11个在研项目已全部在台账系统登记，可以逐项核对。
      </SpeakerNotes>
      <SlideStrip
        label="研发费用后补助申报汇报"
        slides={slides}
        selectedKeys={[selectedKey]}
        onSelectionChange={([id = '']) => {
          setSelected(id);
          onSelectionChange(id);
        }}
      />
    </div>
  );
}
export const WithNotes = meta.story({ name: '预览、讲稿与缩略图', render: () => <Deck /> });

export const FourToThree = meta.story({
  name: '4:3的一页与缩略图',
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <SlideCanvas {...args} aspect="4:3" />
      <SlideStrip label="4:3的各页" aspect="4:3" slides={slides.slice(0, 2)} selectedKeys={['1']} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('figure').getBoundingClientRect();
    await expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.01);
  },
});

export const NoNotes = meta.story({
  name: '没有讲稿时说明；只有一页',
  render: () => (
    <div style={{ maxWidth: 560 }}>
      <SpeakerNotes />
      <SlideStrip label="只有封面" slides={slides.slice(0, 1)} selectedKeys={['1']} />
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：左右翻页，Home、End到头尾',
  render: () => <Deck />,
  play: async ({ canvas, userEvent }) => {
    onSelectionChange.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('option', { selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith('3');
    await userEvent.keyboard('{Home}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith('1');
    await userEvent.keyboard('{End}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith('5');
    await expect(canvas.getByRole('figure', { name: '第5页，费用归集口径' })).toHaveAttribute('aria-busy', 'true');
  },
});

const onMove = fn();
export const Vertical = meta.story({
  name: '竖排：选几页，按住Alt用方向键移动；隐藏的页写明',
  render: () => (
    <div style={{ width: 200 }}>
      <SlideStrip
        label="各页"
        orientation="vertical"
        slides={slides.map((slide, n) => (n === 2 ? { ...slide, note: '已隐藏' } : slide))}
        selectedKeys={['2', '3']}
        onSelectionChange={onSelectionChange}
        onMove={onMove}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(onMove).toHaveBeenLastCalledWith(['2', '3'], { id: '4', position: 'after' });
    await expect(canvas.getByRole('option', { name: /企业基本情况，已隐藏/ })).toBeVisible();
  },
});

function Chosen() {
  const [chosen, setChosen] = useState<string[]>(['1']);
  return (
    <div style={{ width: 200 }}>
      <SlideStrip
        label="各页"
        orientation="vertical"
        slides={slides}
        selectedKeys={chosen}
        onSelectionChange={setChosen}
        onMove={onMove}
      />
    </div>
  );
}
export const Range = meta.story({
  name: '按住Shift再按一页，从先选的那页到它都选中',
  render: () => <Chosen />,
  play: async ({ canvas, userEvent }) => {
    const pages = canvas.getAllByRole('option');
    await userEvent.click(pages[1] as HTMLElement);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(pages[3] as HTMLElement);
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(3);
  },
});

export const RangeFromOpening = meta.story({
  name: '按住Shift再按一页，从一开始就选中的那页起',
  render: () => <Chosen />,
  play: async ({ canvas, userEvent }) => {
    const pages = canvas.getAllByRole('option');
    const chosen = () => pages.map((page) => page.getAttribute('aria-selected') === 'true');
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(pages[3] as HTMLElement);
    await expect(chosen().slice(0, 5)).toEqual([true, true, true, true, false]);
    await userEvent.click(pages[1] as HTMLElement);
    await userEvent.keyboard('{/Shift}');
    await expect(chosen().slice(0, 5)).toEqual([true, true, false, false, false]);
  },
});

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      pairs={[
        {
          right: (
            <>
              <SlideCanvas label="标题是结论" variant="thumbnail">
                {page('研发费用三年增长73%，占比升至5.7%')}
              </SlideCanvas>
            </>
          ),
          why: '标题说结论，图是它的根据',
          wrong: (
            <>
              <SlideCanvas label="标题是栏目" variant="thumbnail">
                {page('研发投入情况介绍')}
              </SlideCanvas>
            </>
          ),
          whyNot: '听的人要自己从图里找这一页想说什么',
        },
      ]}
    />
  ),
});
