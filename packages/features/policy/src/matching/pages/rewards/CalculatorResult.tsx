'use client';
import type { RewardCalculation } from '@hengce/api';
import { accountAmount } from '@hengce/text';
import { Link, withoutSampleMark } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../shared/hrefs';
import { muted, result, resultFormula, resultSum } from './RewardsPage.css';
import { useRewardsText } from './text';

/** Amount to the 分, with its formula and document. */
export function CalculatorResult({ result: { amountFen, formula, notes, source } }: { result: RewardCalculation }) {
  const text = useRewardsText().rewards.calculator;
  const { yuan } = useMatchText().match;
  const hrefs = usePolicyHrefs();
  return (
    <section className={result} aria-label={text.result}>
      <p className={resultSum}>{`${accountAmount(amountFen)}${yuan}`}</p>
      <p className={resultFormula}>
        {text.formula}：{formula}
      </p>
      {notes.map((note) => (
        <p key={note} className={muted}>
          {note}
        </p>
      ))}
      <p className={muted}>
        {source ? (
          <>
            {text.source}：
            {source.clause ? (
              <Link href={hrefs.detail(source.clause.policyId, { clauseId: source.clause.clauseId })}>
                {withoutSampleMark(source.title)}
                {source.clause.label}
              </Link>
            ) : (
              withoutSampleMark(source.title)
            )}
            {source.docNo ? `（${source.docNo}）` : null}
          </>
        ) : (
          text.noSource
        )}
      </p>
    </section>
  );
}
