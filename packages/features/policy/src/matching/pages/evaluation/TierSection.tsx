'use client';
import type { GradientTier } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { Heading } from '@hengce/ui';
import { ConditionRows } from '../../../shared/components/conditions/ConditionRows';
import { useConfirmCondition } from '../../../shared/components/conditions/useConfirmCondition';
import { spanText } from '../../../shared/components/scores/points';
import { useScoreText } from '../../../shared/components/scores/text';
import { list, muted, section, sectionHead } from './Evaluation.css';
import { useEvaluationText } from './text';

/** One tier: its document, conditions and what the firm lacks. */
export function TierSection({ tier, enterpriseId }: { tier: GradientTier; enterpriseId?: string }) {
  const text = useEvaluationText().evaluation;
  const words = useScoreText().scores;
  const now = useNow();
  const confirm = useConfirmCondition(enterpriseId ?? '');
  const { title, rule, score, conditions, ways } = tier;
  return (
    <section className={section}>
      <div className={sectionHead}>
        <Heading level={2}>{title}</Heading>
        <span className={muted}>
          {text.ruleLine(rule.docNo, shortDate(rule.validFrom, now), rule.validTo && shortDate(rule.validTo, now))}
        </span>
      </div>
      {score ? <p className={muted}>{text.tierScore(spanText(score, words), score.max)}</p> : null}
      <ConditionRows label={title} conditions={conditions} confirm={enterpriseId ? confirm : undefined} />
      {ways.length > 0 ? (
        <div className={section}>
          <div className={sectionHead}>
            <Heading level={3}>{text.ways}</Heading>
            <span className={muted}>{text.waysHint(ways.length)}</span>
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
