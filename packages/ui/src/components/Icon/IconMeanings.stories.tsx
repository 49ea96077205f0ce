import preview from '@hengce/storybook/preview';
import {
  Bell,
  BookOpen,
  Building2,
  CalendarPlus,
  ClipboardCheck,
  Copy,
  Download,
  Ellipsis,
  FileSearch,
  FileText,
  GitCompareArrows,
  Library,
  Lightbulb,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  Paperclip,
  Pencil,
  Plus,
  Quote,
  RotateCw,
  Search,
  ShieldCheck,
  Sparkle,
  SpellCheck,
  Trash2,
  Upload,
} from 'lucide-react';
import { Icon } from './Icon';

const meta = preview.meta({ id: 'start-icons', title: '起步/图标' });
export default meta;

/** One meaning, one icon: whoever needs one looks here before choosing a new one. */
const meanings: readonly (readonly [group: string, icons: readonly (readonly [LucideIcon, string])[]])[] = [
  [
    '地方',
    [
      [FileSearch, '政策检索'],
      [ListChecks, '政策匹配'],
      [ClipboardCheck, '企业评测'],
      [MessageSquareText, '对话、提问'],
      [Library, '知识库'],
      [SpellCheck, '智能校对'],
      [Building2, '企业'],
    ],
  ],
  [
    '动作',
    [
      [Search, '检索'],
      [Plus, '新建'],
      [Pencil, '修改'],
      [Trash2, '删除'],
      [Copy, '复制'],
      [Upload, '上传'],
      [Download, '下载、导出'],
      [RotateCw, '重试'],
      [Bell, '订阅、消息'],
      [CalendarPlus, '加入日历'],
      [GitCompareArrows, '对比'],
      [Quote, '引用'],
      [Ellipsis, '更多'],
    ],
  ],
  [
    '东西',
    [
      [FileText, '文件'],
      [BookOpen, '政策库'],
      [Paperclip, '附件'],
      [ShieldCheck, '来源可查'],
    ],
  ],
  [
    'AI',
    [
      [Sparkle, 'AI生成：只有这一处'],
      [Lightbulb, '深度思考'],
    ],
  ],
];

export const Meanings = meta.story({
  name: '一个意思一个图标',
  render: () => (
    <div style={{ display: 'grid', gap: 24, color: 'var(--hc-color-text)', font: '400 13px/20px var(--hc-font-sans)' }}>
      <p style={{ margin: 0, maxWidth: 560 }}>
        图标取自Lucide，只描边，线宽1.6，边长14、16、20；颜色随文字。不熟悉的动作旁边要有字。尺与核对的圆环由我们自己画。
      </p>
      {meanings.map(([group, icons]) => (
        <section key={group} style={{ display: 'grid', gap: 10 }}>
          <h2 style={{ margin: 0, font: '600 15px/24px var(--hc-font-sans)' }}>{group}</h2>
          <ul
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
              gap: 12,
              margin: 0,
              padding: 0,
              listStyle: 'none',
            }}
          >
            {icons.map(([icon, name]) => (
              <li key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
                <Icon icon={icon} />
                {name}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
});
