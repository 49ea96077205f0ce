import { Tag, Text } from '@hengce/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../preview';
import { contrast, markSurfaces, marks, pairs, surfaces, target, words } from './contrast';

const meta = preview.meta({ id: 'start-colour', title: '起步/色彩' });
export default meta;

type Resolve = (role: string) => string;

/** The colours as the browser has them, so that what is shown here cannot differ from what ships. */
function useColours(): [ref: React.RefObject<HTMLDivElement | null>, colourOf: Resolve | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [colourOf, setColourOf] = useState<Resolve | null>(null);
  useLayoutEffect(() => {
    const style = getComputedStyle(ref.current as HTMLDivElement);
    setColourOf(() => (role: string) => style.getPropertyValue(`--hc-color-${role}`).trim());
  }, []);
  return [ref, colourOf];
}

const cell = { padding: '6px 10px', textAlign: 'start', whiteSpace: 'nowrap' } as const;

function Ratio({ words: front, on, least, colourOf }: { words: string; on: string; least: number; colourOf: Resolve }) {
  const ratio = contrast(colourOf(front), colourOf(on));
  const isEnough = ratio >= least;
  return (
    <td style={{ ...cell, background: `var(--hc-color-${on})` }} data-fails={isEnough ? undefined : `${front}/${on}`}>
      {least === target.words ? (
        <span style={{ color: `var(--hc-color-${front})` }}>{ratio.toFixed(2)}</span>
      ) : (
        <span style={{ display: 'flex', alignItems: 'center', gap: 8, color: 'var(--hc-color-text)' }}>
          <i style={{ width: 16, height: 16, borderRadius: 4, border: `2px solid var(--hc-color-${front})` }} />
          {ratio.toFixed(2)}
        </span>
      )}
      {isEnough ? null : <Tag tone="danger">低于{least}</Tag>}
    </td>
  );
}

interface GridProps {
  caption: string;
  rows: readonly string[];
  columns: readonly string[];
  least: number;
  colourOf: Resolve;
}

function Grid({ caption, rows, columns, least, colourOf }: GridProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section style={{ overflowX: 'auto' }} tabIndex={0} aria-label={caption}>
      <table style={{ borderCollapse: 'collapse', font: '400 13px/20px var(--hc-font-sans)' }}>
        <caption style={{ ...cell, paddingInline: 0, fontWeight: 600 }}>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" style={{ ...cell, fontWeight: 400 }}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" style={{ ...cell, paddingInlineStart: 0, fontWeight: 400 }}>
                {row}
              </th>
              {columns.map((column) => (
                <Ratio key={column} words={row} on={column} least={least} colourOf={colourOf} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ContrastTables() {
  const [ref, colourOf] = useColours();
  return (
    <div ref={ref} style={{ display: 'grid', gap: 28, color: 'var(--hc-color-text)' }}>
      {colourOf && (
        <>
          <Grid
            caption="文字与底色（至少4.5）"
            rows={words}
            columns={surfaces}
            least={target.words}
            colourOf={colourOf}
          />
          <Grid
            caption="图形与边线（至少3）"
            rows={marks}
            columns={markSurfaces}
            least={target.marks}
            colourOf={colourOf}
          />
          <table
            style={{ borderCollapse: 'collapse', justifySelf: 'start', font: '400 13px/20px var(--hc-font-sans)' }}
          >
            <caption style={{ ...cell, paddingInline: 0, fontWeight: 600 }}>有自己底色的文字（至少4.5）</caption>
            <tbody>
              {pairs.map(([front, on]) => (
                <tr key={`${front}${on}`}>
                  <th scope="row" style={{ ...cell, paddingInlineStart: 0, fontWeight: 400 }}>
                    {front}，{on}
                  </th>
                  <Ratio words={front} on={on} least={target.words} colourOf={colourOf} />
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}

export const Contrast = meta.story({
  name: '对比度：由浏览器里的令牌算出，不足即失败',
  render: () => <ContrastTables />,
  play: async ({ canvasElement }) => {
    const failing = [...canvasElement.querySelectorAll('[data-fails]')].map((td) => td.getAttribute('data-fails'));
    await expect(failing).toEqual([]);
    await expect(canvasElement.querySelectorAll('td[style*="background"]').length).toBeGreaterThan(100);
  },
});

const families = [
  ['石青', '品牌与一切动作', ['accent', 'accent-hover', 'accent-active', 'accent-subtle', 'accent-border']],
  ['石绿', '智能，仅此一处', ['ai', 'ai-subtle', 'ai-border']],
  ['朱砂', '公文版头，14天以内的期限，今天，用尽的额度', ['seal', 'seal-subtle', 'seal-border']],
  ['翠、藤黄、胭脂', '成功、提醒、出错与删除；总与图标或文字同在', ['success', 'warning', 'danger']],
  ['墨', '其余一切', ['text', 'text-secondary', 'text-muted', 'border-control', 'border-strong', 'border', 'canvas']],
] as const;

export const Families = meta.story({
  name: '三种矿物色与墨',
  render: () => (
    <div style={{ display: 'grid', gap: 20, color: 'var(--hc-color-text)' }}>
      {families.map(([name, use, roles]) => (
        <div key={name} style={{ display: 'grid', gap: 8 }}>
          <div>
            <Text variant="strong">{name}</Text> <Text variant="muted">{use}</Text>
          </div>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            {roles.map((role) => (
              <figure key={role} style={{ margin: 0, width: 120, font: '400 12px/18px var(--hc-font-sans)' }}>
                <div
                  style={{
                    height: 40,
                    borderRadius: 6,
                    background: `var(--hc-color-${role})`,
                    boxShadow: 'inset 0 0 0 1px var(--hc-color-border)',
                  }}
                />
                <figcaption style={{ color: 'var(--hc-color-text-muted)' }}>{role}</figcaption>
              </figure>
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
});
