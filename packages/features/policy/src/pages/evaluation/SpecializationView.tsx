'use client';
import type { SpecializationEvaluation } from '@hengce/api';
import { Heading } from '@hengce/ui';
import { ChangesTable } from './ChangesTable';
import { muted, section, sectionHead, view } from './Evaluation.css';
import { GradientLadder } from './GradientLadder';
import { TierSection } from './TierSection';
import { useEvaluationText } from './text';

export interface SpecializationViewProps {
  evaluation: SpecializationEvaluation;
  enterpriseId?: string;
}

export function SpecializationView({ evaluation, enterpriseId }: SpecializationViewProps) {
  const text = useEvaluationText().evaluation;
  return (
    <div className={view}>
      <GradientLadder tiers={evaluation.tiers} reached={evaluation.reached} />
      {evaluation.tiers.map((tier) => (
        <TierSection key={tier.id} tier={tier} enterpriseId={enterpriseId} />
      ))}
      <section className={section}>
        <div className={sectionHead}>
          <Heading level={2}>{text.changes}</Heading>
          <span className={muted}>{text.changesHint}</span>
        </div>
        <ChangesTable changes={evaluation.changes} />
        <p className={muted}>{text.disclaimer}</p>
      </section>
    </div>
  );
}
