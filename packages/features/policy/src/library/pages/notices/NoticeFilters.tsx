'use client';
import type { NoticeList } from '@hengce/api';
import { Switch } from '@hengce/ui';
import { ChoiceSelect } from '../../../shared/components/filters/ChoiceSelect';
import { QueryField } from '../../../shared/components/filters/QueryField';
import { ReachLine } from '../../../shared/components/reach/ReachLine';
import { usePolicyText } from '../../../shared/text';
import { SubscribeButton } from '../../components/SubscribeButton';
import { filterRow, filters, line, searchCell, switches } from './NoticesPage.css';
import { type NoticesState, subscriptionOf } from './noticesState';
import { useNoticesText } from './text';

type Choices = NoticeList['regions'];

export interface NoticeFiltersProps {
  list: NoticeList;
  state: NoticesState;
  hasEnterprise: boolean;
  onChange: (patch: Partial<NoticesState>) => void;
}

/** Filters of the list; changing one returns to the first page. */
export function NoticeFilters({ list, state, hasEnterprise, onChange }: NoticeFiltersProps) {
  const text = useNoticesText().notices;
  const reachText = usePolicyText().reach;
  const narrow = (patch: Partial<NoticesState>) => onChange({ ...patch, page: 1 });
  const choice = (name: 'region' | 'department' | 'theme', label: string, any: string, choices: Choices) => (
    <ChoiceSelect
      {...{ label, any, choices }}
      withCount={text.withCount}
      chosen={state[name]}
      onChange={(value) => narrow({ [name]: value })}
    />
  );
  const regionName = list.regions.find(({ value }) => value === state.region)?.name ?? state.region;
  const reach = list.reach && reachText.near(list.reach.name);
  const named = [state.q, regionName, state.department, state.theme, reach].filter(Boolean).join(text.and);
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
        {choice('region', text.region, text.anyRegion, list.regions)}
        {choice('department', text.department, text.anyDepartment, list.departments)}
        {choice('theme', text.theme, text.anyTheme, list.themes)}
      </div>
      <div className={line}>
        <span className={switches}>
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
        </span>
        <SubscribeButton
          kind="query"
          name={text.subscriptionName(named)}
          spec={subscriptionOf(state, list.reach)}
          label={text.subscribe}
        />
      </div>
    </div>
  );
}
