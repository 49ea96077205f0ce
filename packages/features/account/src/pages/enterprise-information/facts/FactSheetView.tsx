'use client';
import type { FactGap, FactGroup, FactSheet } from '@hengce/api';
import { Alert, Button, Tabs } from '@hengce/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { Completeness } from '../Completeness';
import { muted, section } from '../EnterpriseInformationPage.css';
import { useEnterpriseInformationText } from '../text';
import { FactDrawer } from './FactDrawer';
import { FactTable } from './FactTable';
import { type Unsaved, useUnsavedOf } from './unsavedFacts';
import { useTellUnsaved } from './useTellUnsaved';

/** Fact whose field is to take the focus. */
export type WantedFact = Pick<FactGap, 'key' | 'isProfile' | 'years'>;

export interface FactSheetViewProps {
  sheet: FactSheet;
  group: FactGroup;
  onGroupChange: (group: FactGroup) => void;
  /** Gap whose field takes the focus; absent for none. */
  wanted: WantedFact | undefined;
  onFill: (fact: WantedFact) => void;
  openFact: string | null;
  onOpenFact: (key: string | null) => void;
}

const wantedOf = ({ fact, period }: Unsaved): WantedFact => ({
  key: fact.key,
  isProfile: false,
  years: period === null ? [] : [Number(period)],
});

/** Facts of an enterprise, by group. */
export function FactSheetView(props: FactSheetViewProps) {
  const { sheet, wanted, onOpenFact } = props;
  const text = useEnterpriseInformationText().enterpriseInformation;
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const group = sheet.groups.find((each) => each.group === props.group) ?? sheet.groups[0];

  useTellUnsaved(sheet.enterprise.id);
  // The fields in sight say it themselves.
  const elsewhere = useUnsavedOf(sheet.enterprise.id).filter(
    ({ fact }) => !group?.facts.some(({ key }) => key === fact.key),
  );

  const [away] = elsewhere;

  const [year, setYear] = useState(String(sheet.years[0]));
  const reached = useRef<WantedFact>(undefined);
  // Phones show one year: that of the gap.
  const missing = wanted?.years.map(String) ?? [];
  const period = missing.includes(year) ? year : missing[0];
  useEffect(() => {
    if (!wanted || reached.current === wanted) return;
    if (period !== undefined && period !== year) return setYear(period);
    reached.current = wanted;
    const cell = panel.current?.querySelector<HTMLElement>(`[data-fact="${wanted.key} ${period ?? ''}"]`);
    cell?.scrollIntoView({ block: 'center' });
    cell?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [wanted, period, year]);

  return (
    <>
      <Completeness sheet={sheet} onFill={props.onFill} onOpen={onOpenFact} />
      <div className={section}>
        <Tabs
          label={text.table.groups}
          controls={panelId}
          selectedKey={group?.group}
          onSelectionChange={(id) => props.onGroupChange(id as FactGroup)}
          items={sheet.groups.map((each) => ({
            id: each.group,
            label: each.groupName,
            ...(each.filled < each.total ? { count: each.total - each.filled } : {}),
          }))}
        />
        {away ? (
          <Alert
            tone="warning"
            action={
              <Button size="sm" onPress={() => props.onFill(wantedOf(away))}>
                {text.table.toUnsaved}
              </Button>
            }
          >
            {text.table.unsaved(
              elsewhere.map(({ fact, period }) => text.table.cell(fact.label, period)).join(text.list),
            )}
          </Alert>
        ) : null}
        <p className={muted}>
          {group && group.filled < group.total ? text.table.left(group.total - group.filled) : text.table.noneLeft}
          {text.table.keys}
        </p>
        <div id={panelId} ref={panel}>
          {group ? (
            <FactTable
              key={group.group}
              enterpriseId={sheet.enterprise.id}
              group={group}
              years={sheet.years}
              year={year}
              onYearChange={setYear}
              onOpen={onOpenFact}
            />
          ) : null}
        </div>
      </div>
      <FactDrawer sheet={sheet} factKey={props.openFact} onClose={() => onOpenFact(null)} />
    </>
  );
}
