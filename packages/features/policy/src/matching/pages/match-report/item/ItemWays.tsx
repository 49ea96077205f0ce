'use client';
import type { MatchItem } from '@hengce/api';
import { Heading } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { card, cardNumber, cards, cardTitle, cardWords, muted, section, sectionHead } from '../ReportPage.css';
import { useMatchReportText } from '../text';

/** 差在哪里: the smallest sufficient changes (做法), each with its usual time; nothing without any. */
export function ItemWays({ item: { ways } }: { item: MatchItem }) {
  const text = useMatchReportText().matchReport;
  const words = useMatchText().match;
  if (ways.length === 0) return null;
  return (
    <section className={section}>
      <div className={sectionHead}>
        <Heading level={3}>{text.gap}</Heading>
        <span className={muted}>{text.gapHint(ways.length)}</span>
      </div>
      <ol className={cards}>
        {ways.map((way, index) => (
          <li key={way.text} className={card}>
            <span className={cardNumber}>{index + 1}</span>
            <span className={cardWords}>
              {way.changes.map((change) => (
                <span key={`${change.key}${change.period}`} className={cardWords}>
                  <span className={cardTitle}>
                    {change.label}
                    {change.delta}
                  </span>
                  <span className={muted}>
                    {text.change(change.from, change.to)}
                    {words.comma}
                    {change.when}
                  </span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
