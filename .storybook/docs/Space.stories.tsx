import { vars } from '@hengce/ui/theme';
import type { ReactNode } from 'react';
import preview from '../preview';

const meta = preview.meta({ id: 'start-space', title: '起步/间距与形状' });
export default meta;

const label = { font: '400 12px/18px var(--hc-font-sans)', color: 'var(--hc-color-text-muted)' } as const;

/** Tokens with their values as the browser resolves them. */
function Tokens({ of, draw }: { of: Record<string, string>; draw: (value: string) => ReactNode }) {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 20, margin: 0, padding: 0 }}>
      {Object.entries(of).map(([name, value]) => (
        <li key={name} style={{ display: 'grid', gap: 6, listStyle: 'none' }}>
          {draw(value)}
          <span style={label}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

const ink = 'var(--hc-color-rule-fill)';

export const Space = meta.story({
  name: '间距：4为基数，2与6用于视觉修正',
  render: () => (
    <Tokens of={vars.space} draw={(value) => <div style={{ width: value, height: value, background: ink }} />} />
  ),
});

export const Radius = meta.story({
  name: '圆角：格3，标签4，控件6，卡片8，纸面12',
  render: () => (
    <Tokens
      of={vars.radius}
      draw={(value) => (
        <div style={{ width: 72, height: 48, borderRadius: value, boxShadow: `inset 0 0 0 1px ${ink}` }} />
      )}
    />
  ),
});

export const Heights = meta.story({
  name: '高度：控件28、32、40，触屏44；行36、44、56',
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Tokens
        of={vars.size.control}
        draw={(value) => (
          <div style={{ width: 96, height: value, borderRadius: 6, boxShadow: `inset 0 0 0 1px ${ink}` }} />
        )}
      />
      <Tokens
        of={vars.size.row}
        draw={(value) => <div style={{ width: 160, height: value, borderBlockEnd: `1px solid ${ink}` }} />}
      />
    </div>
  ),
});
