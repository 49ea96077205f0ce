import { vars } from '@hengce/ui/theme';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import preview from '../preview';

const meta = preview.meta({ id: 'start-space', title: '起步/间距与形状' });
export default meta;

const label = { font: '400 12px/18px var(--hc-font-sans)', color: 'var(--hc-color-text-muted)' } as const;

type Side = 'width' | 'height' | 'borderRadius';

/** What is drawn, and under it how large it is in px, as the browser resolves it, and what it is for. */
function Measured({ side, use, children }: { side: Side; use: string; children: ReactNode }) {
  const box = useRef<HTMLLIElement>(null);
  const [size, setSize] = useState('');
  useLayoutEffect(() => {
    const drawn = box.current?.firstElementChild;
    if (drawn) setSize(getComputedStyle(drawn)[side]);
  }, [side]);
  return (
    <li ref={box} style={{ display: 'grid', gap: 6, listStyle: 'none' }}>
      {children}
      <span style={label}>
        {size}
        <br />
        {use}
      </span>
    </li>
  );
}

interface TokensProps<Name extends string> {
  of: Record<Name, string>;
  /** What each is for. */
  uses: Record<Name, string>;
  side: Side;
  draw: (value: string) => ReactNode;
}

/** Tokens as large as they are. */
function Tokens<Name extends string>({ of, uses, side, draw }: TokensProps<Name>) {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
        alignItems: 'end',
        gap: 24,
        maxWidth: 1100,
        margin: 0,
        padding: 0,
      }}
    >
      {(Object.keys(of) as Name[]).map((name) => (
        <Measured key={name} side={side} use={uses[name]}>
          {draw(of[name])}
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
      uses={{
        0: '不留空',
        1: '视觉修正',
        2: '同一件事的上下两行',
        3: '名称与字段',
        4: '一排控件之间',
        5: '一行里的各部分',
        6: '段与段，字段的左右',
        7: '卡片的内边距',
        8: '页面的上边距',
        9: '大的段落之间',
        10: '页内各节之间',
        11: '栏与栏，页面的下边距',
        12: '长页面的末尾',
        13: '登录页',
      }}
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
      uses={{
        xs: '图表的格',
        sm: '标签、勾选框',
        md: '按钮与字段',
        lg: '卡片与菜单',
        xl: '纸面与对话框',
        full: '筛选标签、头像',
      }}
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
        uses={{ sm: '表里与侧栏', md: '默认', lg: '登录与大字段', touch: '900以下的触屏' }}
        side="height"
        draw={(value) => (
          <div style={{ width: 96, height: value, borderRadius: 6, boxShadow: `inset 0 0 0 1px ${ink}` }} />
        )}
      />
      <Tokens
        of={vars.size.row}
        uses={{ compact: '紧凑的表', default: '默认的行', relaxed: '两行文字的行' }}
        side="height"
        draw={(value) => <div style={{ width: 160, height: value, borderBlockEnd: `1px solid ${ink}` }} />}
      />
    </div>
  ),
});

const elevations: Record<Exclude<keyof typeof vars.shadow, 'none'>, [name: string, use: string]> = {
  raised: ['贴面', '输入区、分段里选中的一段'],
  popover: ['浮层', '菜单、气泡、轻提示'],
  dialog: ['对话框', '对话框、抽屉、指令面板'],
};

export const Elevation = meta.story({
  name: '层级：线先于影，只有离开纸面的才有影',
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 40, margin: 0, padding: 16, listStyle: 'none' }}>
      {(Object.keys(elevations) as (keyof typeof elevations)[]).map((level) => (
        <li key={level} style={{ display: 'grid', gap: 12, width: 200 }}>
          <div
            style={{
              height: 72,
              borderRadius: vars.radius.lg,
              background: vars.color.surface.overlay,
              boxShadow: vars.shadow[level],
            }}
          />
          <span style={label}>
            {elevations[level][0]}
            <br />
            {elevations[level][1]}
          </span>
        </li>
      ))}
    </ul>
  ),
});
