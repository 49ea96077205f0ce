'use client';
import type { RegionOverview } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { MenuChip } from '@hengce/ui';
import { regionState } from './regionState';
import { useRegionText } from './text';

/** Chip that chooses the counted theme. */
export function ThemeChip({ themes }: Pick<RegionOverview, 'themes'>) {
  const text = useRegionText().region;
  const [{ theme }, setState] = useSearchState(regionState);
  return (
    <MenuChip
      isOn={theme !== ''}
      selectedKey={theme || 'all'}
      items={[
        { id: 'all', label: text.allThemes },
        ...themes.map(({ value, count }) => ({ id: value, label: text.withCount(value, count) })),
      ]}
      onAction={(id) => setState({ theme: id === 'all' ? '' : id }, { replace: true })}
    >
      {theme || text.allThemes}
    </MenuChip>
  );
}
