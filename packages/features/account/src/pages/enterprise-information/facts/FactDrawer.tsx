'use client';
import type { FactSheet } from '@hengce/api';
import { Drawer, Heading } from '@hengce/ui';
import { periodsOf, valuesAt } from '../../../model/factValue';
import { useEnterpriseInformationText } from '../text';
import { FactConditions } from './FactConditions';
import { muted, part, parts, words } from './FactDrawer.css';
import { FactHistory } from './FactHistory';
import { FactValueCard } from './FactValueCard';

export interface FactDrawerProps {
  sheet: FactSheet;
  /** Key of a fact, or of a field of the basic information that conditions ask for. */
  factKey: string | null;
  onClose: () => void;
}

/** Drawer about one fact: values by source with evidence, history, and the conditions that ask for it. Nothing for an unknown key. */
export function FactDrawer({ sheet, factKey, onClose }: FactDrawerProps) {
  const text = useEnterpriseInformationText().enterpriseInformation;
  const fact = sheet.groups.flatMap(({ facts }) => facts).find(({ key }) => key === factKey);
  const gap = sheet.coverage.gaps.find(({ key }) => key === factKey);
  if (factKey === null || (!fact && !gap)) return null;
  const enterpriseId = sheet.enterprise.id;
  const periods = fact ? periodsOf(fact, sheet.years) : [];
  const known = fact ? periods.filter((period) => valuesAt(fact, period).length > 0) : [];
  return (
    <Drawer title={fact?.label ?? gap?.label} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={parts}>
        {fact ? (
          <section className={part}>
            <p className={words}>{fact.help}</p>
            <Heading level={3}>{text.drawer.values}</Heading>
            <p className={muted}>
              {known.length === 0
                ? text.drawer.noValues
                : text.drawer.evidenceRules(fact.evidenceKinds.join(text.list))}
            </p>
            {known.map((period) => (
              <div key={period}>
                {period === null ? null : <p className={words}>{text.table.year(period)}</p>}
                {valuesAt(fact, period).map((value) => (
                  <FactValueCard key={value.factId} {...{ enterpriseId, fact, value }} />
                ))}
              </div>
            ))}
          </section>
        ) : null}
        <FactConditions enterpriseId={enterpriseId} factKey={factKey} />
        {fact ? <FactHistory enterpriseId={enterpriseId} fact={fact} /> : null}
      </div>
    </Drawer>
  );
}
