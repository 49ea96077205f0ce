import { Skeleton } from '@hengce/ui';
import { boneValue, facetGroup, facetTitle, fitSwitch } from './PolicyFilters.css';

/** Widths of the values' names, px; the same in every group. */
const values = [64, 78, 52, 70];

/** Skeleton of the facets that stand open at first, each line where the real one will be. */
export function FilterSkeleton({ hasFirm }: { hasFirm: boolean }) {
  return (
    <div aria-hidden="true">
      {hasFirm ? (
        <div className={fitSwitch}>
          <div className={boneValue}>
            <Skeleton variant="block" width={78} height={12} />
          </div>
        </div>
      ) : null}
      {[0, 1, 2].map((group) => (
        <div key={group} className={facetGroup}>
          <div className={facetTitle}>
            <Skeleton variant="block" width={72} height={12} />
          </div>
          {values.map((width) => (
            <div key={width} className={boneValue}>
              <Skeleton variant="block" width={16} height={16} />
              <Skeleton variant="block" width={width} height={10} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
