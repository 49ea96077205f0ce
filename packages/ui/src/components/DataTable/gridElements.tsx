import { type CSSProperties, forwardRef, type ReactNode } from 'react';

interface ElementProps {
  style: CSSProperties;
  children: ReactNode;
}

/** Group of rows that virtua measures and moves, with its role in a grid. */
export const RowGroup = forwardRef<HTMLDivElement, ElementProps>(function RowGroup(props, ref) {
  // biome-ignore lint/a11y/useSemanticElements: a table cannot leave rows out
  return <div {...props} ref={ref} role="rowgroup" />;
});

export const Unseen = forwardRef<HTMLDivElement, ElementProps & { index: number }>(function Unseen(
  { style, children },
  ref,
) {
  return (
    <div ref={ref} role="none" style={style}>
      {children}
    </div>
  );
});
