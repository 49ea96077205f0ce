'use client';
import type { HighTechEvaluation } from '@hengce/api';
import { useExternalLink } from '@hengce/feature-kit';
import { Button, Heading, Link } from '@hengce/ui';
import { useState } from 'react';
import { ConditionRows } from '../../../shared/components/conditions/ConditionRows';
import { useConfirmCondition } from '../../../shared/components/conditions/useConfirmCondition';
import { ScoreSheetTable } from '../../../shared/components/scores/ScoreSheetTable';
import { useScoreText } from '../../../shared/components/scores/text';
import { list, muted, plan, section, sectionHead, step, stepYear, view } from './Evaluation.css';
import { HighTechFigures } from './HighTechFigures';
import { IpDialog } from './IpDialog';
import { RdDialog } from './RdDialog';
import { useEvaluationText } from './text';

export interface HighTechViewProps {
  evaluation: HighTechEvaluation;
  /** Enterprise that the user may rate and confirm for; absent in a saved report, which is read-only. */
  enterpriseId?: string;
}

export function HighTechView({ evaluation, enterpriseId }: HighTechViewProps) {
  const text = useEvaluationText().evaluation;
  const words = useScoreText().scores;
  const confirm = useConfirmCondition(enterpriseId ?? '');
  const [counting, setCounting] = useState<'rd' | 'ip' | null>(null);
  const facts = useExternalLink('account.enterpriseInformation');
  const open = evaluation.conditions.filter(isOpen).length;
  const { conditions, binding, earliest, sheet, growth, rule } = evaluation;
  return (
    <div className={view}>
      <HighTechFigures evaluation={evaluation} />
      <section className={section}>
        <Heading level={2}>{text.binding}</Heading>
        {binding.length > 0 ? (
          <>
            <ul className={list}>
              {binding.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
            {enterpriseId && facts ? (
              <p>
                <Link variant="standalone" href={facts}>
                  {text.correct}
                </Link>
              </p>
            ) : null}
          </>
        ) : (
          <p className={muted}>{text.bindingNone(open)}</p>
        )}
      </section>
      {earliest ? (
        <section className={section}>
          <div className={sectionHead}>
            <Heading level={2}>{text.earliest(earliest.year)}</Heading>
            <span className={muted}>{text.earliestHint}</span>
          </div>
          <ol className={plan}>
            {earliest.plan.map(({ year, actions }) => (
              <li key={year} className={step}>
                <span className={stepYear}>{text.year(year)}</span>
                {actions.map((action) => (
                  <span key={action}>{action}</span>
                ))}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <section className={section}>
        <div className={sectionHead}>
          <Heading level={2}>{text.check}</Heading>
          <span className={muted}>{text.checkHint}</span>
          {enterpriseId ? (
            <>
              <Button size="sm" onPress={() => setCounting('rd')}>
                {text.rd.action}
              </Button>
              <Button size="sm" onPress={() => setCounting('ip')}>
                {text.ip.action}
              </Button>
            </>
          ) : null}
        </div>
        {enterpriseId ? (
          <>
            <RdDialog
              key={`rd ${enterpriseId}`}
              enterpriseId={enterpriseId}
              year={String(Number(evaluation.asOf.slice(0, 4)) - 1)}
              isOpen={counting === 'rd'}
              onOpenChange={() => setCounting(null)}
            />
            <IpDialog
              key={`ip ${enterpriseId}`}
              enterpriseId={enterpriseId}
              isOpen={counting === 'ip'}
              onOpenChange={() => setCounting(null)}
            />
          </>
        ) : null}
        <ConditionRows label={text.check} conditions={conditions} confirm={enterpriseId ? confirm : undefined} />
      </section>
      <section className={section}>
        <div className={sectionHead}>
          <Heading level={2}>{words.sheet}</Heading>
          <span className={muted}>{text.sheetHint}</span>
        </div>
        <ScoreSheetTable sheet={sheet} enterpriseId={enterpriseId} />
      </section>
      <section className={section}>
        <Heading level={2}>{text.growth}</Heading>
        <ul className={list}>
          {growth.map(({ title, formula }) => (
            <li key={title}>
              {title}
              {text.colon}
              {formula ?? text.growthMissing}
            </li>
          ))}
        </ul>
      </section>
      <section className={section}>
        <Heading level={2}>{text.readings}</Heading>
        <ul className={list}>
          {rule.readings.map((reading) => (
            <li key={reading}>{reading}</li>
          ))}
        </ul>
        <p className={muted}>{text.disclaimer}</p>
      </section>
    </div>
  );
}

const isOpen = ({ relation, verdict }: HighTechEvaluation['conditions'][number]) =>
  relation === null && (verdict === 'unknown' || verdict === 'manual');
