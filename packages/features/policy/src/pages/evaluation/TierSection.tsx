'use client';
import type { GradientTier } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { formatDay, Heading } from '@hengce/ui';
import { ConditionRows } from '../match-report/ConditionRows';
import { list, muted, section, sectionHead } from './Evaluation.css';
import { spanText } from './points';
import { useEvaluationText } from './text';
import { useConfirmCondition } from './useConfirmCondition';

/** One tier: by which document, every condition, and what is lacking. */
export function TierSection({ tier, enterpriseId }: { tier: GradientTier; enterpriseId?: string }) {
  const text = useEvaluationText().evaluation;
  const now = useNow();
  const confirm = useConfirmCondition(enterpriseId ?? '');
  const { title, rule, score, conditions, ways } = tier;
  return (
    <section className={section}>
      <div className={sectionHead}>
        <Heading level={2}>{title}</Heading>
        <span className={muted}>
          {text.ruleLine(rule.docNo, formatDay(rule.validFrom, now), rule.validTo && formatDay(rule.validTo, now))}
        </span>
      </div>
      {score ? <p className={muted}>{text.tierScore(spanText(score, text), score.max)}</p> : null}
      <ConditionRows label={title} conditions={conditions} confirm={enterpriseId ? confirm : undefined} />
      {ways.length > 0 ? (
        <div className={section}>
          <div className={sectionHead}>
            <Heading level={3}>{text.ways}</Heading>
            <span className={muted}>{text.waysHint}</span>
          </div>
          <ul className={list}>
            {ways.map((way) => (
              <li key={way.text}>{way.text}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {rule.readings.length > 0 ? (
        <p className={muted}>
          {text.readings}
          {text.colon}
          {rule.readings.join(text.semicolon)}
        </p>
      ) : null}
    </section>
  );
}
