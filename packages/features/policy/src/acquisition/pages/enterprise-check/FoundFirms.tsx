'use client';
import type { AcquisitionResult } from '@hengce/api';
import { Checkbox, Select, StateView, Tabs } from '@hengce/ui';
import { useState } from 'react';
import { Pages } from '../../../shared/components/Pages';
import { AddToList } from '../../components/AddToList';
import { part, rows } from '../../components/acquisition.css';
import { pickBar, pickEnd } from './EnterpriseCheckPage.css';
import {
  type EnterpriseCheckState,
  enterpriseCheckState,
  idsOf,
  lastPage,
  pageSize,
  sorts,
  verdicts,
} from './enterpriseCheckState';
import { FoundFirmRow } from './FoundFirmRow';
import { useEnterpriseCheckText } from './text';

export interface FoundFirmsProps {
  result: AcquisitionResult;
  state: EnterpriseCheckState;
  isStale: boolean;
  onChange: (patch: Partial<EnterpriseCheckState>) => void;
}

const bodyId = 'found-firms';

/** Found firms, one page of one verdict at a time; chosen ones can be added to a list. */
export function FoundFirms({ result, state, isStale, onChange }: FoundFirmsProps) {
  const text = useEnterpriseCheckText().enterpriseCheck;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const here = idsOf(result.rows);
  const onPage = here.filter((id) => chosen.includes(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <div className={part}>
      <Tabs
        label={text.verdicts}
        controls={bodyId}
        selectedKey={state.verdict}
        onSelectionChange={(id) => {
          setChosen([]);
          onChange({ verdict: verdicts.find((one) => one === id) ?? 'met', page: 1 });
        }}
        items={verdicts.map((id) => ({ id, label: text.verdict[id], count: result.counts[id] }))}
      />
      <div id={bodyId} aria-busy={isStale}>
        {result.rows.length === 0 ? (
          <StateView kind="empty" title={text.noneTitle[state.verdict]} description={text.noneBody} headingLevel={3} />
        ) : (
          <>
            <div className={pickBar}>
              <Checkbox
                isSelected={onPage.length === here.length}
                isIndeterminate={onPage.length > 0 && onPage.length < here.length}
                onChange={(all) => setChosen([...chosen.filter((id) => !here.includes(id)), ...(all ? here : [])])}
              >
                {chosen.length > 0 ? text.selected(chosen.length) : text.selectAll}
              </Checkbox>
              {result.held > 0 ? (
                <Checkbox isSelected={state.isNew} onChange={(isNew) => onChange({ isNew, page: 1 })}>
                  {text.withoutHeld(result.held)}
                </Checkbox>
              ) : null}
              <span className={pickEnd}>
                <Select
                  variant="quiet"
                  label={text.sortLabel}
                  selectedKey={state.sort}
                  onSelectionChange={(id) => onChange({ sort: sorts.find((one) => one === id) ?? 'fit', page: 1 })}
                  items={sorts.map((id) => ({ id, label: text.sort[id] }))}
                />
                <AddToList firms={chosen} label={text.addTo} onAdded={() => setChosen([])} />
              </span>
            </div>
            <ul className={rows}>
              {result.rows.map((row) => (
                <li key={row.firm.id}>
                  <FoundFirmRow
                    found={row}
                    isChosen={chosen.includes(row.firm.id)}
                    onChoose={(isChosen) => choose(row.firm.id, isChosen)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Pages
        codec={enterpriseCheckState}
        state={state}
        total={result.total}
        pageSize={pageSize}
        lastPage={lastPage}
        cut={text.pagesCut}
      />
    </div>
  );
}
