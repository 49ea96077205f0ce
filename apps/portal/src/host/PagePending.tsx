import { Skeleton, SkeletonDelay } from '@hengce/ui';
import { pending } from './PagePending.css';

/** Placeholder while the code of a page is fetched: nothing for 200 ms, then the outline of a page. */
export function PagePending() {
  return (
    <SkeletonDelay
      isLoading
      skeleton={
        <div className={pending}>
          <Skeleton variant="title" />
          <Skeleton variant="row" lines={6} />
        </div>
      }
    >
      {null}
    </SkeletonDelay>
  );
}
