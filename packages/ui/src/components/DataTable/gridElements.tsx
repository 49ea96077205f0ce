import { type CSSProperties, forwardRef, type ReactNode } from 'react';

interface ElementProps {
  style: CSSProperties;
  children: ReactNode;
}

/** Elements that virtua measures and moves, with the roles of a grid. */
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
