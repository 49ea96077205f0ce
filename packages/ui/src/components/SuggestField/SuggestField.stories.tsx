import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { StateGrid } from '@hengce/storybook/StateGrid';
import { FileText, Hash } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Icon } from '../Icon';
import { SuggestField, type SuggestFieldProps } from './SuggestField';

const suggestions = [
  {
    id: 'a',
    text: '高新技术企业认定管理办法',
    marks: [[0, 6]],
    detail: '国科发火〔2016〕32号',
    icon: <Icon icon={FileText} />,
  },
  { id: 'b', text: '高新技术企业认定管理工作指引', marks: [[0, 6]], icon: <Icon icon={FileText} /> },
  { id: 'c', text: '国科发火〔2016〕195号', icon: <Icon icon={Hash} /> },
];

function Field(props: SuggestFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 640, minHeight: 220 }}>
      <SuggestField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </div>
  );
}

function Narrow(props: SuggestFieldProps) {
  return (
    <div style={{ width: 200 }}>
      <SuggestField {...props} />
    </div>
  );
}

const render = (args: SuggestFieldProps) => <Field {...args} />;

const args: SuggestFieldProps = {
  label: '检索政策',
  listLabel: '检索建议',
  placeholder: '事项、机关或文号',
  size: 'touch',
  value: '',
  suggestions,
  onChange: fn(),
  onSubmit: fn(),
  onSelect: fn(),
};

const meta = preview.meta({
  id: 'ui-suggest-field',
  title: '表单/SuggestField 带建议的搜索框',
  component: SuggestField,
  args,
});
export default meta;

export const Example = meta.story({ render, name: '示例' });

export const States = meta.story({
  name: '状态',
  render: (args) => (
    <>
      <StateGrid
        target="[role=presentation]"
        rows={[
          {
            name: '空',
            node: <Narrow {...args} />,
            extra: [{ name: '正在查找', node: <Narrow {...args} isPending /> }],
          },
          {
            name: '已填',
            node: <Narrow {...args} value="高新" />,
            extra: [{ name: '正在查找', node: <Narrow {...args} value="高新" isPending /> }],
          },
        ]}
      />
      <Field {...args} label="检索政策，已展开" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '检索政策，已展开' }), '高新');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
});

export const Open = meta.story({
  render,
  name: '输入后展开建议',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '高新');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
  },
});

export const NoSuggestions = meta.story({ render, name: '没有建议时不展开', args: { suggestions: [], value: '无' } });

export const LongSuggestion = meta.story({
  render,
  name: '过长的建议以省略号收尾',
  args: {
    suggestions: [
      {
        id: 'a',
        text: '关于进一步加大对专精特新中小企业研发投入支持力度的若干政策措施的通知'.repeat(3),
        detail: '示例〔2026〕012号',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '关于');
    await expect(canvas.getByRole('option')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  render,
  name: '只用键盘：上下走建议，回车选用；不走则提交文字；Esc先收起再清空',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard('高新{ArrowDown}{ArrowDown}');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[1]?.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('b');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();

    await userEvent.keyboard('技术');
    await expect(canvas.getByRole('listbox', { name: '检索建议' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('高新技术');

    await userEvent.keyboard('企业{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(box).toHaveValue('高新技术企业');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
  },
});

export const Ime = meta.story({
  render,
  name: '输入法组词时的回车不提交',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.click(box);
    fireEvent.compositionStart(box);
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();
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
              <SuggestField {...args} label="检索" value="" />
            </>
          ),
          why: '占位说能填哪几种，建议来自真有的政策',
          wrong: (
            <>
              <SuggestField {...args} label="搜索" placeholder="请输入关键词" value="" />
            </>
          ),
          whyNot: '什么算关键词：文号行不行，一句话行不行',
        },
      ]}
    />
  ),
});
