'use client';
import type { ApplyPage } from '@hengce/api';
import { SearchField, Select, Switch } from '@hengce/ui';
import { useState } from 'react';
import { filterRow, filters, line, searchCell } from './ApplyPage.css';
import type { ApplyState } from './applyState';
import { useApplyText } from './text';

export interface ApplyFiltersProps {
  list: ApplyPage;
  state: ApplyState;
  hasEnterprise: boolean;
  onChange: (patch: Partial<ApplyState>) => void;
}

/** What narrows the list; each starts again at the first page. */
export function ApplyFilters({ list, state, hasEnterprise, onChange }: ApplyFiltersProps) {
  const text = useApplyText().apply;
  const [typed, setTyped] = useState(state.q);
  const [known, setKnown] = useState(state.q);
  // Back, or a filter taken away elsewhere.
  if (known !== state.q) {
    setKnown(state.q);
    setTyped(state.q);
  }
  const narrow = (patch: Partial<ApplyState>) => onChange({ ...patch, page: 1 });
  const choice = (
    name: 'window' | 'delivery' | 'support' | 'region',
    label: string,
    any: string,
    choices: ApplyPage['regions'],
  ) => {
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
        {choice('window', text.window, text.anyWindow, list.windows)}
        {choice('delivery', text.delivery, text.anyDelivery, list.deliveries)}
        {choice('support', text.support, text.anySupport, list.supports)}
        {choice('region', text.region, text.anyRegion, list.regions)}
      </div>
      {hasEnterprise ? (
        <div className={line}>
          <Switch isSelected={state.mine} onChange={(mine) => narrow({ mine })}>
            {text.mine}
          </Switch>
        </div>
      ) : null}
    </div>
  );
}
