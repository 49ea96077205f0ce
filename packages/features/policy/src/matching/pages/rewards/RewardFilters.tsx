'use client';
import type { RewardCatalogue } from '@hengce/api';
import { FilterChip, Switch } from '@hengce/ui';
import { ChoiceSelect } from '../../../shared/components/filters/ChoiceSelect';
import { QueryField } from '../../../shared/components/filters/QueryField';
import { usePolicyText } from '../../../shared/text';
import { chips, filters, searchRow } from './RewardsPage.css';
import type { RewardsState } from './rewardsState';
import { useRewardsText } from './text';

export interface RewardFiltersProps {
  catalogue: RewardCatalogue;
  state: RewardsState;
  onChange: (patch: Partial<RewardsState>) => void;
}

/** Filters of the catalogue; changing one returns to the first page. Chosen kinds stay even where they find nothing. */
export function RewardFilters({ catalogue, state, onChange }: RewardFiltersProps) {
  const text = useRewardsText().rewards;
  const names = usePolicyText().support;
  const narrow = (patch: Partial<RewardsState>) => onChange({ ...patch, page: 1 });
  const { regions, supports } = catalogue;
  // A choice that finds nothing can still be taken back.
  const shown = [
    ...supports,
    ...state.support
      .filter((kind) => supports.every(({ support }) => support !== kind))
      .map((support) => ({ support, count: 0 })),
  ];
  return (
    <div className={filters}>
      <div className={searchRow}>
        <QueryField
          label={text.search}
          placeholder={text.searchPlaceholder}
          q={state.q}
          onSearch={(q) => narrow({ q })}
        />
        <ChoiceSelect
          label={text.region}
          any={text.ownRegion}
          choices={regions.map(({ code, ...region }) => ({ ...region, value: code }))}
          withCount={text.regionCount}
          chosen={state.region}
          onChange={(region) => narrow({ region })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div role="group" aria-label={text.support} className={chips}>
        {shown.map(({ support, count }) => (
          <FilterChip
            key={support}
            isSelected={state.support.includes(support)}
            onChange={(isOn) =>
              narrow({ support: isOn ? [...state.support, support] : state.support.filter((kind) => kind !== support) })
            }
          >
            {names[support]} {count}
          </FilterChip>
        ))}
      </div>
      <Switch isSelected={state.mine} onChange={(mine) => narrow({ mine })}>
        {text.mine}
      </Switch>
    </div>
  );
}
