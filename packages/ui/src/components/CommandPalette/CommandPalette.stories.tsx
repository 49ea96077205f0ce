import { DoDont } from '@hengce/storybook/DoDont';
import { storyNow } from '@hengce/storybook/fixedClock';
import preview from '@hengce/storybook/preview';
import { FileSearch, FileText, MessageSquareText, Presentation } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Kbd } from '../Kbd';
import { DeadlineRule } from '../ruler';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette';
import type { PaletteSection } from './PaletteResults';

const icon = { size: 16, strokeWidth: 1.6, absoluteStrokeWidth: true, 'aria-hidden': true } as const;
const sections: PaletteSection[] = [
  {
    id: 'policy',
    title: '政策',
    items: [
      {
        id: 'p1',
        label: '云澜市企业研发费用后补助实施细则',
        marks: [[5, 7]],
        voice: 'document',
        icon: <FileText {...icon} />,
        description: '云科规〔2026〕5号',
        trailing: <DeadlineRule state="open" opensAt="2026-11-01" closesAt="2026-12-31" daysLeft={41} now={storyNow} />,
        href: '#p1',
      },
      {
        id: 'p2',
        label: '澄湖区支持科技型企业加大研发投入若干措施',
        marks: [[12, 14]],
        voice: 'document',
        icon: <FileText {...icon} />,
        description: '澄政办发〔2026〕14号',
        trailing: <DeadlineRule state="rolling" opensAt={null} closesAt={null} daysLeft={null} now={storyNow} />,
        href: '#p2',
      },
    ],
  },
  {
    id: 'file',
    title: '文件与会议',
    items: [
      {
        id: 'f1',
        label: '研发费用后补助申报汇报',
        marks: [[0, 2]],
        icon: <Presentation {...icon} />,
        description: 'AI-PPT，10:24',
      },
    ],
  },
  {
    id: 'command',
    title: '指令',
    items: [
      { id: 'ask', label: '用“研发”提问', icon: <MessageSquareText {...icon} />, description: '智能对话' },
      { id: 'match', label: '开始研发类政策匹配', icon: <FileSearch {...icon} />, description: '约3分钟' },
    ],
  },
];

const meta = preview.meta({
  id: 'ui-command-palette',
  title: '导航/CommandPalette 指令面板',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    query: '研发',
    onQueryChange: fn(),
    sections,
    onAction: fn(),
    emptyText: '没有找到“研发”',
    footer: (
      <>
        输入<Kbd>/</Kbd>只看指令
      </>
    ),
  },
});
export default meta;

function Live({ onAction, onQueryChange, ...props }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const found = sections.map((section) => ({
    ...section,
    items: section.items.filter((item) => item.label.includes(query)),
  }));
  return (
    <>
      <Button onPress={() => setOpen(true)}>搜索</Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={(next) => {
          onQueryChange(next);
          setQuery(next);
        }}
        sections={found}
        onAction={onAction}
        emptyText={`没有找到“${query}”`}
      />
    </>
  );
}

export const Example = meta.story({ name: '示例', render: (args) => <Live {...args} /> });

export const States = meta.story({ name: '状态' });
export const Loading = meta.story({ name: '正在查找，还没有结果', args: { sections: [], isLoading: true } });
export const LoadingMore = meta.story({ name: '正在查找，已有的结果留着', args: { isLoading: true } });
export const None = meta.story({
  name: '没有结果',
  args: { sections: [], query: '月球', emptyText: '没有找到“月球”' },
});
export const Partial = meta.story({
  name: '结果不全：在下面说明',
  args: { notice: '有的没有查到，可稍后再搜' },
  play: async ({ canvas }) => expect(await canvas.findByText(/有的没有查到/)).toHaveRole('status'),
});
export const LongWords = meta.story({
  name: '标题长时末尾省略，文号和期限尺完整',
  args: {
    sections: [
      {
        id: 'policy',
        title: '政策',
        items: [
          {
            id: 'long',
            label: '关于进一步支持专精特新中小企业高质量发展加快数字化转型城市试点专项资金管理的若干措施',
            voice: 'document',
            icon: <FileText {...icon} />,
            description: '云财教〔2026〕1024号',
            trailing: (
              <DeadlineRule state="open" opensAt="2026-11-01" closesAt="2026-11-28" daysLeft={8} now={storyNow} />
            ),
          },
        ],
      },
      ...Array.from({ length: 6 }, (_, index) => ({
        id: `more-${index}`,
        title: `第${index + 1}组`,
        items: [{ id: `more-${index}-1`, label: '更多结果', description: '列表在面板里滚动' }],
      })),
    ],
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：输入后第一项被选中，方向键移动，回车执行，焦点回到按钮',
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const input = await canvas.findByRole('textbox', { name: '搜索与指令' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, '研发');
    const first = () => canvas.getByRole('option', { name: /云澜市企业研发费用后补助/ });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first().id));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const file = canvas.getByRole('option', { name: /研发费用后补助申报汇报/ });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', file.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('f1');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '搜索' })).toHaveFocus());
  },
});

const late = (title: string): PaletteSection => ({ id: title, title: '政策', items: [{ id: title, label: title }] });
function Late({ query, ...props }: CommandPaletteProps) {
  const [found, setFound] = useState<PaletteSection[]>([]);
  return (
    <>
      <CommandPalette {...props} query={query} sections={[...found, ...sections.slice(1)]} footer={null} />
      {/* What a server does: results come while the palette is open. */}
      {['先来的政策', '后来的政策'].map((title) => (
        <button
          key={title}
          type="button"
          hidden
          data-testid={title}
          onClick={() => setFound((before) => [late(title), ...before])}
        />
      ))}
    </>
  );
}

export const LateResults = meta.story({
  name: '晚来的结果：没有动过时选中第一项，动过以后选中的不变',
  render: (args) => <Late {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const chosen = () => canvas.getByRole('textbox').getAttribute('aria-activedescendant');
    const option = (name: string) => canvas.getByRole('option', { name: new RegExp(name) });
    const arrives = (title: string) =>
      fireEvent.click(canvasElement.ownerDocument.querySelector(`[data-testid=${title}]`) as Element);
    await waitFor(() => expect(chosen()).toBe(option('申报汇报').id));
    arrives('先来的政策');
    await waitFor(() => expect(chosen()).toBe(option('先来的政策').id));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(chosen()).toBe(option('提问').id));
    arrives('后来的政策');
    await canvas.findByRole('option', { name: '后来的政策' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('ask');
  },
});

export const InputMethod = meta.story({
  name: '输入法组词时不查找，组词的回车和Esc不算数',
  render: (args) => <Live {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    const input = await canvas.findByRole<HTMLInputElement>('textbox', { name: '搜索与指令' });
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'yan fa' }, isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.keyDown(input, { key: 'Escape', keyCode: 229, isComposing: true });
    await expect(args.onQueryChange).not.toHaveBeenCalled();
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog')).toBeInTheDocument();
    fireEvent.input(input, { target: { value: '研发' }, isComposing: true });
    fireEvent.compositionEnd(input);
    await expect(args.onQueryChange).toHaveBeenCalledTimes(1);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('研发');
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
              <Button>用“研发”提问</Button>
              <Button>开始研发类政策匹配</Button>
            </>
          ),
          why: '最后总有一步能走：去问，去做',
          wrong: (
            <>
              <Button>AI中心</Button>
              <Button>智能服务</Button>
            </>
          ),
          whyNot: '指令写成了栏目名，按了会怎样不知道',
        },
      ]}
    />
  ),
});
