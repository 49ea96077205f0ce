import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { OutlineEditor, type OutlineEditorProps } from './OutlineEditor';
import type { OutlineEntry } from './outlineEntries';

const slides: OutlineEntry[] = [
  { id: '1', number: '1', title: '封面' },
  { id: '2', number: '2', title: '申报概况' },
  { id: 'p3', title: '申报依据与金额', meta: '第3页' },
  { id: 'p4', title: '企业基本情况', meta: '第4页' },
  { id: '3', number: '3', title: '研发投入' },
  { id: 'p5', title: '三年投入与占比', meta: '第5页' },
  { id: 'p6', title: '费用归集口径', meta: '第6页' },
];

function Slides(props: Partial<OutlineEditorProps>) {
  const [items, setItems] = useState(props.items ?? slides);
  const [currentId, setCurrent] = useState<string | undefined>(props.currentId ?? 'p5');
  const move: OutlineEditorProps['onMove'] = (ids, { id, position }) => {
    const rest = items.filter((item) => !ids.includes(item.id));
    const at = rest.findIndex((item) => item.id === id) + (position === 'after' ? 1 : 0);
    setItems([...rest.slice(0, at), ...items.filter((item) => ids.includes(item.id)), ...rest.slice(at)]);
  };
  return (
    <div style={{ width: 'min(336px, 100%)' }}>
      <OutlineEditor
        {...props}
        items={items}
        currentId={currentId}
        onCurrentChange={setCurrent}
        onRename={(id, title) => setItems(items.map((item) => (item.id === id ? { ...item, title } : item)))}
        onMove={move}
      />
    </div>
  );
}

const meta = preview.meta({ id: 'ui-outline-editor', title: '导航/OutlineEditor 可改的大纲', component: Slides });
export default meta;

export const Example = meta.story({ name: '示例' });

const one = (entry: OutlineEntry, currentId = 'none') => <Slides items={[entry]} currentId={currentId} />;
const chapter: OutlineEntry = { id: 'c', number: '3', title: '研发投入' };
const page: OutlineEntry = { id: 'p', title: '三年投入与占比', meta: '第5页' };
export const States = meta.story({
  name: '状态',
  render: () => (
    <StateGrid
      target="[role=row]"
      rows={[
        { name: '章', node: one(chapter) },
        { name: '页', node: one(page) },
        { name: '当前', node: one(page, 'p') },
      ]}
    />
  ),
});

export const Editing = meta.story({
  name: '正在修改',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '修改“三年投入与占比”' })).toHaveFocus();
  },
});

export const LongTitles = meta.story({
  name: '标题很长时换行；没有章',
  render: () => (
    <Slides
      items={[
        {
          id: 'a',
          title: '云澜市青岚精密传动部件智能制造示范工厂建设项目研发费用归集与加计扣除情况说明',
          meta: '第12页',
        },
        { id: 'b', title: '附件', meta: '第13页' },
      ]}
      currentId="a"
    />
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：上下走，回车修改，Esc作罢，在拖柄上回车再按方向键移动',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: '三年投入与占比' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.keyboard('研发 投入三年73%{Enter}');
    await waitFor(() => expect(canvas.getByRole('row', { name: '研发 投入三年73%' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: '费用归集口径' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('不要了{Escape}');
    await waitFor(() => expect(canvas.getByRole('row', { name: '费用归集口径' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /移动“费用归集口径”/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => {
      const rows = canvas.getAllByRole('row').map((row) => row.textContent);
      expect(rows.indexOf('费用归集口径第6页')).toBeLessThan(rows.indexOf('研发 投入三年73%第5页'));
    });
  },
});

export const InputMethod = meta.story({
  name: '输入法选字的回车不结束修改，Esc不作罢：Chrome与Safari的次序',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const input = canvas.getByRole('textbox');
    const fire = (event: Event) => input.dispatchEvent(event);
    const key = (init: KeyboardEventInit) =>
      fire(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    fire(new CompositionEvent('compositionstart', { bubbles: true }));
    key({ key: 'Enter', isComposing: true });
    const ended = new CompositionEvent('compositionend', { bubbles: true });
    // Some time ago, so that it has nothing to do with the keys after it.
    fire(Object.defineProperty(ended, 'timeStamp', { value: ended.timeStamp - 80 }));
    for (const last of ['Enter', 'Escape']) {
      fire(new CompositionEvent('compositionstart', { bubbles: true }));
      fire(new CompositionEvent('compositionend', { bubbles: true }));
      key({ key: last });
    }
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
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
              <Slides items={slides.slice(4)} />
            </>
          ),
          why: '章与页分两层，页码跟着排',
          wrong: (
            <>
              <Slides
                items={[
                  { id: 'a', title: '第三部分第一小节：三年投入与占比（重点页，请勿删除）' },
                  { id: 'b', title: '第三部分第二小节：费用归集口径' },
                ]}
              />
            </>
          ),
          whyNot: '层级写进名称，挪动以后还要一个个改',
        },
      ]}
    />
  ),
});
