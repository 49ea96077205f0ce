import { DoDont } from '@hengce/storybook/DoDont';
import preview from '@hengce/storybook/preview';
import { Bell, Check, CircleAlert, Clock, ScanText, Sparkle } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Kbd } from '../Kbd';
import { CountBadge } from './CountBadge';
import { SampleTag } from './SampleTag';
import { Status } from './Status';
import { Tag } from './Tag';
import { tagTones } from './tagOptions';

const examples = {
  neutral: '规范性文件',
  outline: '市级',
  accent: '新增',
  success: '现行有效',
  warning: '即将废止',
  danger: '已废止',
  ai: 'AI生成',
  document: '红头文件',
} as const;
const sparkle = <Sparkle size={12} strokeWidth={1.2} absoluteStrokeWidth aria-hidden />;
const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

const meta = preview.meta({ id: 'ui-tag', title: '基础/Tag 标签', component: Tag, args: { children: '市级' } });
export default meta;

export const Example = meta.story({ name: '示例', args: { tone: 'outline' } });

export const States = meta.story({
  name: '状态',
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['md', 'sm'] as const).map((size) => (
        <div key={size} style={row}>
          {tagTones.map((tone) => (
            <Tag key={tone} tone={tone} size={size} icon={tone === 'ai' ? sparkle : undefined}>
              {examples[tone]}
            </Tag>
          ))}
        </div>
      ))}
      <div style={row}>
        <Tag tone="accent" onRemove={() => undefined}>
          云澜市
        </Tag>
        <SampleTag />
        <SampleTag size="sm" />
        <CountBadge count={8} />
        <CountBadge count={42} />
        <CountBadge count={128} />
        <Kbd>⌘K</Kbd>
        <IconButton label="消息，3条未读" icon={<Icon icon={Bell} />} hasDot />
      </div>
      <div style={{ ...row, gap: 16 }}>
        <Status icon={Check} tone="success">
          已解析
        </Status>
        <Status icon={ScanText} tone="warning">
          待核对
        </Status>
        <Status icon={CircleAlert} tone="danger">
          失败
        </Status>
        <Status icon={Clock}>排队中</Status>
      </div>
    </div>
  ),
});

export const TooLong = meta.story({
  name: '放不下时以省略号收尾，叉仍在',
  render: () => (
    <div style={{ width: 160 }}>
      <Tag tone="accent" onRemove={() => undefined}>
        云澜市澄湖区高新技术产业开发区
      </Tag>
    </div>
  ),
});

export const Keyboard = meta.story({
  name: '只用键盘：叉有名称，回车移除',
  render: function Render() {
    const [isShown, setShown] = useState(true);
    return isShown ? <Tag onRemove={() => setShown(false)}>云澜市</Tag> : <Tag>已移除</Tag>;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '移除云澜市' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('已移除')).toBeVisible();
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
              <span>杭州市研发费用补助实施细则</span>
              <Tag tone="warning">示例</Tag>
              <Tag tone="outline">市级</Tag>
            </>
          ),
          why: '两到六个字，说一个事物是什么',
          wrong: (
            <>
              <Tag>这是一份示例文件，不能作为申报依据</Tag>
            </>
          ),
          whyNot: '一句话不是标签，用提示条',
        },
        {
          right: (
            <>
              <Tag tone="success">符合</Tag>
              <Tag tone="danger">不符</Tag>
            </>
          ),
          why: '颜色之外，文字也说全',
          wrong: (
            <>
              <Tag tone="success">1</Tag>
              <Tag tone="danger">2</Tag>
            </>
          ),
          whyNot: '数量用 CountBadge；只有颜色分不出意思',
        },
      ]}
    />
  ),
});
