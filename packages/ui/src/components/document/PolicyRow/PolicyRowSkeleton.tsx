import { Skeleton } from '../../Skeleton';
import { amount, columns, deadline, row, words } from './PolicyRow.css';
import { boneLine } from './PolicyRowSkeleton.css';

export interface PolicyRowSkeletonProps {
  /** 行数 */
  rows: number;
}

/** 政策行的骨架: rows of the variant `compact`, as high as they will be and in their columns. */
export function PolicyRowSkeleton({ rows }: PolicyRowSkeletonProps) {
  const variant = 'compact';
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
        <div key={index} className={row({ variant })}>
          <div className={columns({ variant })}>
            <div className={words}>
              <div className={boneLine.title}>
                <Skeleton variant="block" height={14} width={index % 2 ? '44%' : '58%'} />
              </div>
              <div className={boneLine.meta}>
                <Skeleton variant="block" height={10} width="36%" />
              </div>
            </div>
            <div className={amount({ variant })}>
              <Skeleton variant="block" height={12} width={72} />
            </div>
            <div className={deadline}>
              <Skeleton variant="block" height={10} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
