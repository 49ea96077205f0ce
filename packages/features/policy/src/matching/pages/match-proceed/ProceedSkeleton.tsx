import { Skeleton } from '@hengce/ui';
import { bone, bones, columns, live, middle, page, side } from './MatchProceedPage.css';

/** Skeleton of steps, questions and counts. */
export function ProceedSkeleton() {
  return (
    <div className={page} aria-hidden="true">
      <div className={columns}>
        <div className={side}>
          <Skeleton variant="title" width={96} />
          <Skeleton lines={5} />
        </div>
        <div className={middle}>
          <div className={bones}>
            {[1, 2, 3].map((key) => (
              <div key={key} className={bone}>
                <Skeleton variant="title" width="60%" />
                <Skeleton variant="block" height={96} />
              </div>
            ))}
          </div>
        </div>
        <div className={live}>
          <Skeleton variant="block" width={120} height={56} />
          <Skeleton lines={6} />
        </div>
      </div>
    </div>
  );
}
