import { Skeleton } from '../../Skeleton';
import { amount, body, columns, conditions, deadline, row, selection, side, words } from './PolicyRow.css';
import { boneLine } from './PolicyRowSkeleton.css';

export interface PolicyRowSkeletonProps {
  /** 行数 */
  rows: number;
  /**
   * 与要来的行同一种
   *
   * @default 'compact'
   */
  variant?: 'compact' | 'result';
  /**
   * 要来的检索结果行首有没有复选框
   *
   * @default false
   */
  isSelectable?: boolean;
  /**
   * 要来的检索结果行尾有没有条件
   *
   * @default false
   */
  hasConditions?: boolean;
}

/** Width of a title, %: those of real lists differ. The same ones each time, so that nothing jumps. */
const titleWidths = [42, 58, 38, 50, 45];

/** 政策行的骨架: rows as high as they will be and in their columns. */
export function PolicyRowSkeleton({
  rows,
  variant = 'compact',
  isSelectable = false,
  hasConditions = false,
}: PolicyRowSkeletonProps) {
  const isResult = variant === 'result';
  const line = (kind: keyof typeof boneLine, height: number, width?: string) => (
    <div className={boneLine[kind]}>
      <Skeleton variant="block" height={height} width={width} />
    </div>
  );
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => {
        const lines = (
          <div className={words}>
            {line('title', isResult ? 18 : 14, `${titleWidths[index % titleWidths.length]}%`)}
            {line('meta', 10, '36%')}
            {isResult ? (
              // In a line of 22 px.
              <div style={{ paddingBlock: 6 }}>
                <Skeleton variant="block" height={10} width="88%" />
              </div>
            ) : null}
          </div>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
          <div key={index} className={row({ variant })}>
            {isResult ? (
              <div className={columns({ variant })}>
                {isSelectable ? <div className={selection}>{line('title', 16, '16px')}</div> : null}
                <div className={body}>
                  {lines}
                  <div className={side}>
                    {line('title', 14, '84px')}
                    <div>
                      <Skeleton variant="block" height={2} />
                      {line('meta', 10, '70px')}
                    </div>
                  </div>
                  {hasConditions ? (
                    <div className={conditions({ variant })}>
                      <Skeleton variant="block" height={12} width={56} />
                    </div>
                  ) : null}
                </div>
              </div>
            ) : (
              <div className={columns({ variant })}>
                {lines}
                <div className={amount({ variant })}>
                  <Skeleton variant="block" height={12} width={72} />
                </div>
                <div className={deadline}>
                  <Skeleton variant="block" height={10} />
                </div>
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
