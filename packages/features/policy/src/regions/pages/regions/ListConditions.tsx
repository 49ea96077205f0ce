'use client';
import type { RegionEntryList } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { FilterChip, RemovableChip } from '@hengce/ui';
import { usePolicyText } from '../../../shared/text';
import { type RegionState, regionState } from './regionState';
import { useRegionText } from './text';

/** Conditions of the list, each with a button that removes it. */
export function ListConditions({ conditions }: Pick<RegionEntryList, 'conditions'>) {
  const text = useRegionText().region.list;
  const names = usePolicyText().support;
  const [state, setState] = useSearchState(regionState);
  const named = conditions.map(({ key, value, label }) => ({
    id: `${key} ${value}`,
    label,
    without: (key === 'region'
      ? { regions: state.regions.filter((code) => code !== value) }
      : { [key]: '' }) as Partial<RegionState>,
  }));
  const own = (['theme', 'department'] as const).flatMap((key) =>
    state[key] ? [{ id: key, label: state[key], without: { [key]: '' } as Partial<RegionState> }] : [],
  );
  const support = state.support
    ? [{ id: 'support', label: names[state.support], without: { support: '' } as Partial<RegionState> }]
    : [];
  const since = state.since ? [{ id: 'since', label: text.since(state.since), without: { since: '' } }] : [];
  return (
    <>
      <FilterChip isSelected={state.isOpen} onChange={(isOpen) => setState({ isOpen, page: 1 })}>
        {text.onlyOpen}
      </FilterChip>
      {[...named, ...own, ...support, ...since].map(({ id, label, without }) => (
        <RemovableChip key={id} size="md" onRemove={() => setState({ ...without, page: 1 })}>
          {label}
        </RemovableChip>
      ))}
    </>
  );
}
