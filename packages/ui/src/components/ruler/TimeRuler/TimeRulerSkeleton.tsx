import { Skeleton } from '../../Skeleton';
import { axis, head, row, ruler } from './TimeRuler.css';

export interface TimeRulerSkeletonProps {
  /** 行数 */
  rows: number;
}

/** 时间轴的骨架: the axis, and names and lines where they will be. */
export function TimeRulerSkeleton({ rows }: TimeRulerSkeletonProps) {
  return (
    <div className={ruler} aria-hidden="true">
      <div className={axis} />
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity
        <div key={index} className={row}>
          <div className={head}>
            <Skeleton variant="block" height={12} width={112} />
          </div>
          <Skeleton variant="block" height={3} width={`${36 + 12 * index}%`} />
        </div>
      ))}
    </div>
  );
}
