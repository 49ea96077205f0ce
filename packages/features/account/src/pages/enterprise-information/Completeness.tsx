'use client';
import type { FactGap, FactSheet } from '@hengce/api';
import { Button, Heading, UsageMeter } from '@hengce/ui';
import { useState } from 'react';
import {
  gapActions,
  gaps as gapList,
  gapName,
  gap as gapRow,
  moreGaps,
  muted,
  secondary,
  section,
  sectionHead,
} from './EnterpriseInformationPage.css';
import { useEnterpriseInformationText } from './text';

export interface CompletenessProps {
  sheet: FactSheet;
  /** Called to go to the field of a gap. */
  onFill: (gap: FactGap) => void;
  /** Called to show the conditions that wait for a gap. */
  onOpen: (key: string) => void;
}

const few = 4;

/** Completeness (完整度) of the facts, the number of conditions that they decide, and the gaps to fill first: four, or all on a press. */
export function Completeness({ sheet, onFill, onOpen }: CompletenessProps) {
  const text = useEnterpriseInformationText().enterpriseInformation;
  const { completeness } = text;
  const [isAll, setAll] = useState(false);
  const { enterprise, coverage } = sheet;
  const { gaps, conditions } = coverage;
  const first = gaps.slice(0, few);
  // The server's order says which to fill together; what is read is the count beside each.
  const shownGaps = [...(isAll ? gaps : first)].sort((a, b) => b.gain - a.gain || b.conditions - a.conditions);
  const gain = first.reduce((sum, gap) => sum + gap.gain, 0);
  return (
    <section className={section}>
      <div className={sectionHead}>
        <Heading level={2}>{completeness.title}</Heading>
        <span className={muted}>{completeness.filled(enterprise.filled, enterprise.total)}</span>
      </div>
      <UsageMeter
        label={completeness.label}
        variant="bare"
        purpose="completeness"
        used={enterprise.filled}
        limit={enterprise.total}
        unit=""
        valueText={`${Math.floor((enterprise.filled / enterprise.total) * 100)}%`}
      />
      <p className={secondary}>
        {conditions === 0
          ? completeness.none
          : [
              completeness.checkable(coverage.checkable, conditions, coverage.policies),
              gaps.length === 0 ? completeness.complete : gain > 0 ? completeness.gain(first.length, gain) : null,
            ]
              .filter(Boolean)
              .join('')}
      </p>
      {gaps.length > 0 ? (
        <>
          <ul className={gapList} aria-label={completeness.gaps}>
            {shownGaps.map((gap) => {
              const shown = gap.gain > 0 ? completeness.checks(gap.gain) : completeness.together(gap.conditions);
              return (
                <li key={gap.key} className={gapRow}>
                  <span className={gapName}>
                    {gap.label}
                    {gap.years.length > 0 ? (
                      <span className={muted}>{`${text.comma}${completeness.years(gap.years.join(text.list))}`}</span>
                    ) : null}
                  </span>
                  <span className={gapActions}>
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={completeness.open(shown, gap.label, gap.conditions)}
                      onPress={() => onOpen(gap.key)}
                    >
                      {shown}
                    </Button>
                    <Button size="sm" aria-label={completeness.fillOf(gap.label)} onPress={() => onFill(gap)}>
                      {completeness.fill}
                    </Button>
                  </span>
                </li>
              );
            })}
          </ul>
          {gaps.length > few ? (
            <div className={moreGaps}>
              <Button size="sm" variant="quiet" aria-expanded={isAll} onPress={() => setAll(!isAll)}>
                {isAll ? completeness.fewer : completeness.all(gaps.length)}
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
