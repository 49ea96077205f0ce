import { Skeleton } from '@hengce/ui';
import { boneValue, facetGroup } from './PolicyFilters.css';

/** Lines as wide as a switch, then as the head and the values of the groups that stand open at first, px. */
const groups = [[78], [72, 64, 78, 52, 70], [72, 64, 78, 52, 70], [72, 64, 78, 52, 70]];

/** Skeleton of the facets, each line where the real one will be. */
export function FilterSkeleton() {
  return groups.map((widths, group) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups have no identity
    <div key={group} className={facetGroup} aria-hidden="true">
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
        <div key={line} className={boneValue}>
          {line > 0 ? <Skeleton variant="block" width={16} height={16} /> : null}
          <Skeleton variant="block" width={width} height={10} />
        </div>
      ))}
    </div>
  ));
}
