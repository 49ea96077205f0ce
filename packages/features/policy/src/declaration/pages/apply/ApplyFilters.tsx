'use client';
import type { ApplyPage } from '@hengce/api';
import { Switch } from '@hengce/ui';
import { ChoiceSelect } from '../../../shared/components/filters/ChoiceSelect';
import { FilterSheet } from '../../../shared/components/filters/FilterSheet';
import { QueryField } from '../../../shared/components/filters/QueryField';
import { ReachLine } from '../../../shared/components/reach/ReachLine';
import { filterRow, filters, line, searchCell } from './ApplyPage.css';
import { type ApplyState, noFilters } from './applyState';
import { useApplyText } from './text';

export interface ApplyFiltersProps {
  list: ApplyPage;
  state: ApplyState;
  hasEnterprise: boolean;
  onChange: (patch: Partial<ApplyState>) => void;
}

/** Filters of the list; changing one returns to the first page. */
export function ApplyFilters({ list, state, hasEnterprise, onChange }: ApplyFiltersProps) {
  const text = useApplyText().apply;
  const narrow = (patch: Partial<ApplyState>) => onChange({ ...patch, page: 1 });
  const choices = [
    ['window', text.anyWindow, list.windows],
    ['delivery', text.anyDelivery, list.deliveries],
    ['support', text.anySupport, list.supports],
    ['region', text.anyRegion, list.regions],
  ] as const;
  return (
    <div className={filters}>
      <div className={filterRow}>
        <div className={searchCell}>
          <QueryField
            label={text.search}
            placeholder={text.searchPlaceholder}
            q={state.q}
            onSearch={(q) => narrow({ q })}
          />
        </div>
        <FilterSheet
          count={choices.filter(([name]) => state[name]).length}
          total={list.total}
          onClear={() => onChange(noFilters)}
        >
          {choices.map(([name, any, values]) => (
            <ChoiceSelect
              key={name}
              label={text[name]}
              any={any}
              choices={values}
              withCount={text.withCount}
              chosen={state[name]}
              onChange={(value) => narrow({ [name]: value })}
            />
          ))}
        </FilterSheet>
      </div>
      <div className={line}>
        <ReachLine
          reach={list.reach}
          everywhere={state.everywhere && state.region === ''}
          onChange={(everywhere) => narrow({ everywhere })}
        />
        {hasEnterprise ? (
          <Switch isSelected={state.mine} onChange={(mine) => narrow({ mine })}>
            {text.mine}
          </Switch>
        ) : null}
      </div>
    </div>
  );
}
