'use client';
import type { FactGroupSheet } from '@hengce/api';
import { Button, SegmentedControl } from '@hengce/ui';
import { useCallback, useState } from 'react';
import { periodsOf, valuesAt } from '../../../model/factValue';
import {
  aboutCell,
  fieldBox,
  headCell,
  help,
  hidden,
  nameCell,
  row,
  table,
  tableBody,
  tableHead,
  valueCell,
  years as yearsBox,
} from '../EnterpriseInformationPage.css';
import { useEnterpriseInformationText } from '../text';
import { FactField } from './FactField';

export interface FactTableProps {
  enterpriseId: string;
  group: FactGroupSheet;
  years: readonly number[];
  /** Year that phones show. */
  year: string;
  onYearChange: (year: string) => void;
  onOpen: (key: string) => void;
}

/** Facts of one group: years as columns, on phones one year at a time. */
export function FactTable({ enterpriseId, group, years, year, onYearChange, onOpen }: FactTableProps) {
  const text = useEnterpriseInformationText().enterpriseInformation;
  const [said, setSaid] = useState('');
  const isYearly = group.facts.some((fact) => fact.period === 'year');
  const periods = isYearly ? years.map(String) : [null];
  const about = (conditions: number) => (conditions > 0 ? text.table.conditions(conditions) : text.table.details);
  const say = useCallback((name: string) => setSaid(text.table.savedOf(name)), [text]);
  return (
    <>
      {isYearly ? (
        <div className={yearsBox}>
          <SegmentedControl
            label={text.table.years}
            items={years.map((id) => ({ id: String(id), label: text.table.year(String(id)) }))}
            selectedKey={year}
            onSelectionChange={onYearChange}
          />
        </div>
      ) : null}
      <table className={table}>
        <caption className={hidden}>{group.groupName}</caption>
        <thead className={tableHead}>
          <tr>
            <th scope="col" className={headCell} data-is-name>
              {text.table.name}
            </th>
            {periods.map((period) => (
              <th key={period} scope="col" className={headCell}>
                {period === null ? text.table.value : text.table.year(period)}
              </th>
            ))}
            <th scope="col" className={headCell} data-is-about>
              {text.table.about}
            </th>
          </tr>
        </thead>
        <tbody className={tableBody}>
          {group.facts.map((fact) => (
            <tr key={fact.key} className={row}>
              <th scope="row" className={nameCell}>
                {fact.label}
                <span className={help}>{fact.help}</span>
              </th>
              {periodsOf(fact, years).map((period, column) => (
                <td
                  key={period}
                  className={valueCell}
                  data-column={column}
                  data-fact={`${fact.key} ${period ?? ''}`}
                  data-is-other-year={period !== null && period !== year ? true : undefined}
                >
                  <div className={fieldBox}>
                    <FactField {...{ enterpriseId, fact, period, onSaved: say }} values={valuesAt(fact, period)} />
                  </div>
                </td>
              ))}
              <td className={aboutCell}>
                <Button
                  variant="quiet"
                  aria-label={text.table.detailsOf(about(fact.conditions), fact.label)}
                  onPress={() => onOpen(fact.key)}
                >
                  {about(fact.conditions)}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={hidden} role="status">
        {said}
      </p>
    </>
  );
}
