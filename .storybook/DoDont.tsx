import type { ReactNode } from 'react';

export interface DoDontProps {
  /** Each wrong use beside the right one, with the reason in a sentence. */
  pairs: readonly { right: ReactNode; why: string; wrong: ReactNode; whyNot: string }[];
}

const half = (isRight: boolean) =>
  ({
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gap: 12,
    flex: '1 1 280px',
    minWidth: 0,
    padding: 20,
    border: '1px solid var(--hc-color-border)',
    borderBlockEnd: `2px solid var(--hc-color-${isRight ? 'success' : 'danger'})`,
    borderRadius: 8,
  }) as const;
const words = {
  font: '400 13px/20px var(--hc-font-sans)',
  color: 'var(--hc-color-text-secondary)',
  margin: 0,
} as const;

/** 可以 and 不要 side by side, in the components themselves. */
export function DoDont({ pairs }: DoDontProps) {
  return (
    <div style={{ display: 'grid', gap: 24, color: 'var(--hc-color-text)' }}>
      {pairs.map(({ right, why, wrong, whyNot }) => (
        <div key={why} style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
          <Half isRight words={why}>
            {right}
          </Half>
          <Half isRight={false} words={whyNot}>
            {wrong}
          </Half>
        </div>
      ))}
    </div>
  );
}

function Half({ isRight, words: said, children }: { isRight: boolean; words: string; children: ReactNode }) {
  return (
    <div style={half(isRight)}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
      <p style={words}>
        <strong style={{ color: `var(--hc-color-${isRight ? 'success' : 'danger'}-text)` }}>
          {isRight ? '✓ 可以' : '✕ 不要'}
        </strong>
        　{said}
      </p>
    </div>
  );
}
