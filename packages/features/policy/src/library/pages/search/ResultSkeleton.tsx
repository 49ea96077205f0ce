import { Skeleton } from '@hengce/ui';
import { boneLine, boneRow, boneSide, boneWords } from './PolicySearchPage.css';

// Titles of real lists differ in length; the same ones each time, so that nothing jumps.
const titleWidths = [300, 430, 280, 350, 320];

/** Skeleton of the results, with their height. */
export function ResultSkeleton() {
  return (
    <>
      {titleWidths.map((width) => (
        <div key={width} className={boneRow}>
          <div className={boneWords}>
            <Skeleton variant="title" width={width} />
            <Skeleton variant="block" width="min(360px, 80%)" height={10} />
            <Skeleton lines={2} />
          </div>
          <div className={boneSide}>
            <Skeleton variant="block" width={84} height={14} />
            <Skeleton variant="block" height={2} />
            <Skeleton variant="block" width={70} height={10} />
          </div>
        </div>
      ))}
    </>
  );
}

/** Skeleton of the facets. */
export function FilterSkeleton() {
  return (
    <div aria-hidden="true">
      {[0, 1, 2].map((group) => (
        <div key={group} className={boneLine}>
          <Skeleton variant="block" width={72} height={12} />
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  );
}
