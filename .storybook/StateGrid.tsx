import { type ReactNode, useLayoutEffect, useRef } from 'react';

const states = {
  rest: ['默认', {}],
  hovered: ['悬停', { 'data-hovered': 'true' }],
  pressed: ['按下', { 'data-hovered': 'true', 'data-pressed': 'true' }],
  focused: ['键盘焦点', { 'data-focused': 'true', 'data-focus-visible': 'true' }],
} as const;

const headStyle = {
  textAlign: 'start',
  whiteSpace: 'nowrap',
  font: '400 12px/18px var(--hc-font-sans)',
  color: 'var(--hc-color-text-muted)',
} as const;

interface ForcedProps {
  attributes: Readonly<Record<string, string>>;
  target: string;
  children: ReactNode;
}

function Forced({ attributes, target: selector, children }: ForcedProps) {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // react-aria styles hang on data attributes, so a state can be shown without a pointer.
    const node = cell.current;
    if (!node) return undefined;
    const force = () => {
      const target = node.querySelector(selector);
      for (const [name, value] of Object.entries(attributes)) target?.setAttribute(name, value);
    };
    force();
    // Collections of react-aria (tabs, rows) come into the page one render later.
    const later = new MutationObserver(force);
    later.observe(node, { childList: true, subtree: true });
    return () => later.disconnect();
  });
  return <div ref={cell}>{children}</div>;
}

export interface StateGridProps {
  /** One row per entry: its name and the component in it. Rows may add states of their own through `extra`. */
  rows: { name: string; node: ReactNode; extra?: { name: string; node: ReactNode }[] }[];
  /**
   * Which element of a cell carries the states, where it is not the outermost one of react-aria.
   *
   * @default '[data-rac]'
   */
  target?: string;
}

/** All states of a component on one page: 默认, 悬停, 按下, 键盘焦点, and what a row adds (停用, 进行中, 出错). */
export function StateGrid({ rows, target = '[data-rac]' }: StateGridProps) {
  const extras = rows[0]?.extra?.map((extra) => extra.name) ?? [];
  const heads = [...Object.values(states).map(([name]) => name), ...extras];
  return (
    <table style={{ borderCollapse: 'separate', borderSpacing: '16px 12px' }}>
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col" style={headStyle}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" style={headStyle}>
              {row.name}
            </th>
            {Object.entries(states).map(([key, [, attributes]]) => (
              <td key={key}>
                <Forced attributes={attributes} target={target}>
                  {row.node}
                </Forced>
              </td>
            ))}
            {row.extra?.map((extra, index) => (
              <td key={extra.name}>
                {extra.name === extras[index] ? null : <div style={headStyle}>{extra.name}</div>}
                {extra.node}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
