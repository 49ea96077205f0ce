'use client';
import type { NoticeList } from '@hengce/api';
import { SearchField, Select, Switch } from '@hengce/ui';
import { useState } from 'react';
import { SubscribeButton } from '../../components/SubscribeButton';
import { filterRow, filters, line, searchCell } from './NoticesPage.css';
import { type NoticesState, subscriptionOf } from './noticesState';
import { useNoticesText } from './text';

type Choices = NoticeList['regions'];

export interface NoticeFiltersProps {
  list: NoticeList;
  state: NoticesState;
  hasEnterprise: boolean;
  onChange: (patch: Partial<NoticesState>) => void;
}

/** What narrows the list; each starts again at the first page. */
export function NoticeFilters({ list, state, hasEnterprise, onChange }: NoticeFiltersProps) {
  const text = useNoticesText().notices;
  const [typed, setTyped] = useState(state.q);
  const [known, setKnown] = useState(state.q);
  // Back, or a filter taken away elsewhere.
  if (known !== state.q) {
    setKnown(state.q);
    setTyped(state.q);
  }
  const narrow = (patch: Partial<NoticesState>) => onChange({ ...patch, page: 1 });
  const choice = (name: 'region' | 'department' | 'theme', label: string, any: string, choices: Choices) => {
    const chosen = state[name];
    // A choice that finds nothing can still be taken back.
    const isGone = chosen !== '' && choices.every(({ value }) => value !== chosen);
    const shown = isGone ? [...choices, { value: chosen, name: chosen, count: 0 }] : choices;
    return (
      <Select
        label={label}
        isLabelHidden
        selectedKey={chosen || 'any'}
        onSelectionChange={(id) => narrow({ [name]: id === 'any' ? '' : id })}
        items={[
          { id: 'any', label: any },
          ...shown.map(({ value, name: words, count }) => ({ id: value, label: text.withCount(words, count) })),
        ]}
      />
    );
  };
  const regionName = list.regions.find(({ value }) => value === state.region)?.name ?? state.region;
  const named = [state.q, regionName, state.department, state.theme].filter(Boolean).join(text.and);
  return (
    <div className={filters}>
      <div className={filterRow}>
        <div className={searchCell}>
          <SearchField
            label={text.search}
            placeholder={text.searchPlaceholder}
            maxLength={100}
            value={typed}
            onChange={setTyped}
            onSubmit={(q) => narrow({ q: q.trim() })}
            onClear={() => narrow({ q: '' })}
          />
        </div>
        {choice('region', text.region, text.anyRegion, list.regions)}
        {choice('department', text.department, text.anyDepartment, list.departments)}
        {choice('theme', text.theme, text.anyTheme, list.themes)}
      </div>
      <div className={line}>
        {hasEnterprise ? (
          <Switch isSelected={state.mine} onChange={(mine) => narrow({ mine })}>
            {text.mine}
          </Switch>
        ) : (
          <span />
        )}
        <SubscribeButton
          kind="query"
          name={text.subscriptionName(named)}
          spec={subscriptionOf(state)}
          label={text.subscribe}
        />
      </div>
    </div>
  );
}
