import type { ReactNode } from 'react';

export interface DoDontProps {
  /** Each wrong use beside the right one, with the reason in a sentence. */
  pairs: readonly { right: ReactNode; why: string; wrong: ReactNode; whyNot: string }[];
  /** Whether each example takes the whole width, as rows and lists do; else its parts stand in a row, as buttons. @default false */
  isWide?: boolean;
}

const half = (isRight: boolean, isWide: boolean) =>
  ({
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gap: 12,
    // Rows need width: where two halves leave too little, one stands under the other.
    flex: `1 1 ${isWide ? 640 : 280}px`,
    minWidth: 0,
    padding: 20,
    border: '1px solid var(--hc-color-border)',
    borderBlockEnd: `2px solid var(--hc-color-${isRight ? 'success' : 'danger'})`,
    borderRadius: 8,
  }) as const;
const inRow = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', alignContent: 'start' } as const;
const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, alignContent: 'start' } as const;
const words = {
  font: '400 13px/20px var(--hc-font-sans)',
  color: 'var(--hc-color-text-secondary)',
  margin: 0,
} as const;

/** 可以 and 不要 side by side, in the components themselves. */
export function DoDont({ pairs, isWide = false }: DoDontProps) {
  return (
    <div style={{ display: 'grid', gap: 24, color: 'var(--hc-color-text)' }}>
      {pairs.map(({ right, why, wrong, whyNot }) => (
        <div key={why} style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
          <Half isRight isWide={isWide} words={why}>
            {right}
          </Half>
          <Half isRight={false} isWide={isWide} words={whyNot}>
            {wrong}
          </Half>
        </div>
      ))}
    </div>
  );
}

interface HalfProps {
  isRight: boolean;
  isWide: boolean;
  words: string;
  children: ReactNode;
}

function Half({ isRight, isWide, words: said, children }: HalfProps) {
  return (
    <div style={half(isRight, isWide)}>
      <div style={isWide ? stacked : inRow}>{children}</div>
      <p style={words}>
        <strong style={{ marginInlineEnd: 8, color: `var(--hc-color-${isRight ? 'success' : 'danger'}-text)` }}>
          {isRight ? '✓ 可以' : '✕ 不要'}
        </strong>
        {said}
      </p>
    </div>
  );
}
