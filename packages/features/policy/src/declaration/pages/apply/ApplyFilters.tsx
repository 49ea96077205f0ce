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
  const choice = (
    name: 'window' | 'delivery' | 'support' | 'region',
    label: string,
    any: string,
    choices: ApplyPage['regions'],
  ) => (
    <ChoiceSelect
      {...{ label, any, choices }}
      withCount={text.withCount}
      chosen={state[name]}
      onChange={(value) => narrow({ [name]: value })}
    />
  );
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
          count={[state.window, state.delivery, state.support, state.region].filter(Boolean).length}
          total={list.total}
          onClear={() => onChange(noFilters)}
        >
          {choice('window', text.window, text.anyWindow, list.windows)}
          {choice('delivery', text.delivery, text.anyDelivery, list.deliveries)}
          {choice('support', text.support, text.anySupport, list.supports)}
          {choice('region', text.region, text.anyRegion, list.regions)}
        </FilterSheet>
      </div>
      {hasEnterprise ? (
        <div className={line}>
          <ReachLine
            reach={list.reach}
            everywhere={state.everywhere && state.region === ''}
            onChange={(everywhere) => narrow({ everywhere })}
          />
          <Switch isSelected={state.mine} onChange={(mine) => narrow({ mine })}>
            {text.mine}
          </Switch>
        </div>
      ) : null}
    </div>
  );
}
