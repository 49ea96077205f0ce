import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { BookOpen, ChevronDown, Library, Lightbulb, MessageSquareText, Mic, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../Button';
import { FilterChip } from '../FilterChip';
import { IconButton } from '../IconButton';
import { Link } from '../Link';
import { Composer } from './Composer';
import type { ComposerProps } from './composerProps';

const icon = (size: number) => ({ size, strokeWidth: 1.6, absoluteStrokeWidth: true, 'aria-hidden': true }) as const;
const deepThinking = (isOn: boolean) => (
  <FilterChip tone="ai" icon={<Lightbulb {...icon(14)} />} defaultSelected={isOn}>
    深度思考
  </FilterChip>
);
const scope = (
  <>
    {deepThinking(true)}
    <FilterChip icon={<BookOpen {...icon(14)} />} defaultSelected>
      政策库
    </FilterChip>
    <FilterChip icon={<Library {...icon(14)} />} defaultSelected>
      财务资料库
    </FilterChip>
  </>
);
const attach = <IconButton label="添加附件" icon={<Paperclip {...icon(16)} />} />;
const actions = (
  <>
    {attach}
    <IconButton label="语音输入" icon={<Mic {...icon(16)} />} />
  </>
);

function Live({ value, onChange, onSubmit, ...props }: ComposerProps) {
  const [text, setText] = useState(value);
  return (
    <Composer
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
      onSubmit={(sent) => {
        setText('');
        onSubmit(sent);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'ui-composer',
  title: 'AI/Composer 输入区',
  component: Composer,
  args: {
    label: '提问',
    value: '',
    placeholder: '继续提问，或输入/选择常用任务',
    onChange: fn(),
    onSubmit: fn(),
    onStop: fn(),
    scope,
    actions,
  },
  render: (args) => (
    <div style={{ maxWidth: 632 }}>
      <Live {...args} />
    </div>
  ),
});
export default meta;

export const Example = meta.story({ name: '示例', args: { note: '内容由AI生成，申报前请以政策原文为准' } });

const states: [string, Partial<ComposerProps>][] = [
  ['空', {}],
  ['已写', { value: '列出后补助的申报材料' }],
  ['发送中', { value: '列出后补助的申报材料', state: 'sending' }],
  ['生成中', { state: 'streaming', placeholder: '正在回答', scope: deepThinking(false), actions: undefined }],
  [
    '额度用完',
    {
      value: '列出后补助的申报材料',
      state: 'quota-exhausted',
      note: (
        <>
          本月智能对话额度已用完，写好的内容已保留。<Link href="#plans">查看升级方案</Link>
        </>
      ),
    },
  ],
];
export const States = meta.story({
  name: '状态',
  render: (args) => (
    <div style={{ maxWidth: 632, display: 'grid', gap: 20 }}>
      {states.map(([name, props]) => (
        <div key={name}>
          <div
            style={{ font: '400 12px/18px var(--hc-font-sans)', color: 'var(--hc-color-text-muted)', marginBottom: 4 }}
          >
            {name}
          </div>
          <Live {...args} label={name} {...props} />
        </div>
      ))}
    </div>
  ),
});

export const Variants = meta.story({
  name: '三种：对话、一行、对一页的要求',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ maxWidth: 632 }}>
        <Live {...args} />
      </div>
      <Live
        {...args}
        variant="inline"
        label="问政策"
        placeholder="例如：我们去年研发投入1286万元，能拿多少后补助？"
        scope={
          <Button iconStart={<MessageSquareText {...icon(16)} />} iconEnd={<ChevronDown {...icon(14)} />}>
            问政策
          </Button>
        }
        actions={
          <>
            {deepThinking(false)}
            {attach}
          </>
        }
      />
      <div style={{ width: 278 }}>
        <Live
          {...args}
          variant="inline"
          label="问知识库"
          placeholder="问一个问题"
          scope={undefined}
          actions={undefined}
        />
      </div>
      <div style={{ width: 326 }}>
        <Live
          {...args}
          variant="instruction"
          label="修改要求"
          placeholder="例如：把第6页拆成两页，多讲归集方法"
          scope={
            <>
              <FilterChip defaultSelected>只改本页</FilterChip>
              <FilterChip>全文</FilterChip>
            </>
          }
          actions={undefined}
        />
      </div>
    </div>
  ),
});

export const Tall = meta.story({
  name: '写到八行为止随字长高，再多就滚动',
  args: {
    value: Array.from({ length: 14 }, (_, i) => `${i + 1}. 请核对第${i + 1}个项目的研发费用归集口径`).join('\n'),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.clientHeight).toBeLessThanOrEqual(8 * 26);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
});

const commit = { key: 'Enter', code: 'Enter', keyCode: 229 };
export const InputMethod = meta.story({
  name: '输入法选字的回车不发送：Chrome与Safari的次序都试',
  args: { value: '研发费用' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    fireEvent.compositionStart(field);
    fireEvent.keyDown(field, { ...commit, isComposing: true });
    const ended = new CompositionEvent('compositionend', { bubbles: true });
    // Some time ago, so that it has nothing to do with the keys after it.
    fireEvent(field, Object.defineProperty(ended, 'timeStamp', { value: ended.timeStamp - 80 }));
    fireEvent.compositionStart(field);
    fireEvent.compositionEnd(field);
    fireEvent.keyDown(field, { ...commit, isComposing: false });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('研发费用');
  },
});

export const Stop = meta.story({
  name: '生成中：写得了下一句，回车不发送，按钮停止',
  args: { state: 'streaming', placeholder: '正在回答' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '再列出材料{Enter}');
    await expect(field).toHaveValue('再列出材料');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '停止回答' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  name: '只用键盘：Shift加回车换行，回车发送，Tab到范围，方向键在其中移动',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: '提问' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('列出材料{Shift>}{Enter}{/Shift}并注明份数');
    await expect(field).toHaveValue('列出材料\n并注明份数');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('列出材料\n并注明份数');
    await expect(field).toHaveValue('');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '深度思考' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '政策库' })).toHaveFocus();
  },
});

const asked = { value: '', onChange: fn(), onSubmit: fn(), onStop: fn() };

export const Choices = meta.story({
  name: '可以与不要',
  render: () => (
    <DoDont
      isWide
      pairs={[
        {
          right: (
            <>
              <Live
                {...asked}
                label="可以"
                placeholder="例如：去年研发投入1286万元，能拿多少后补助？"
                scope={<FilterChip defaultSelected>政策库</FilterChip>}
              />
            </>
          ),
          why: '占位是一个真能问的问题，查哪里看得见',
          wrong: (
            <>
              <Live {...asked} label="不要" placeholder="我是您的智能小助手，有什么可以帮您？" />
            </>
          ),
          whyNot: '不知道能问什么，也不知道它看了哪些资料',
        },
      ]}
    />
  ),
});
