import { vars } from '@hengce/ui/theme';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import preview from '../preview';

const meta = preview.meta({ id: 'start-space', title: '起步/间距与形状' });
export default meta;

const label = { font: '400 12px/18px var(--hc-font-sans)', color: 'var(--hc-color-text-muted)' } as const;

type Side = 'width' | 'height' | 'borderRadius';

/** What is drawn, and under it how large it is in px, as the browser resolves it. */
function Measured({ side, children }: { side: Side; children: ReactNode }) {
  const box = useRef<HTMLLIElement>(null);
  const [size, setSize] = useState('');
  useLayoutEffect(() => {
    const drawn = box.current?.firstElementChild;
    if (drawn) setSize(getComputedStyle(drawn)[side]);
  }, [side]);
  return (
    <li ref={box} style={{ display: 'grid', gap: 6, listStyle: 'none' }}>
      {children}
      <span style={label}>{size}</span>
    </li>
  );
}

/** Tokens as large as they are. */
function Tokens({ of, side, draw }: { of: Record<string, string>; side: Side; draw: (value: string) => ReactNode }) {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 20, margin: 0, padding: 0 }}>
      {Object.entries(of).map(([name, value]) => (
        <Measured key={name} side={side}>
          {draw(value)}
        </Measured>
      ))}
    </ul>
  );
}

const ink = 'var(--hc-color-rule-fill)';

export const Space = meta.story({
  name: '间距：4为基数，2与6用于视觉修正',
  render: () => (
    <Tokens
      of={vars.space}
      side="width"
      draw={(value) => <div style={{ width: value, height: value, background: ink }} />}
    />
  ),
});

export const Radius = meta.story({
  name: '圆角：格3，标签4，控件6，卡片8，纸面12',
  render: () => (
    <Tokens
      of={vars.radius}
      side="borderRadius"
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
        side="height"
        draw={(value) => (
          <div style={{ width: 96, height: value, borderRadius: 6, boxShadow: `inset 0 0 0 1px ${ink}` }} />
        )}
      />
      <Tokens
        of={vars.size.row}
        side="height"
        draw={(value) => <div style={{ width: 160, height: value, borderBlockEnd: `1px solid ${ink}` }} />}
      />
    </div>
  ),
});
