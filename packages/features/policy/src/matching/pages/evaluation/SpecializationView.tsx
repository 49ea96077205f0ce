'use client';
import type { SpecializationEvaluation } from '@hengce/api';
import { useSearchState } from '@hengce/feature-kit';
import { Heading } from '@hengce/ui';
import { GradientLadder } from '../../components/gradient/GradientLadder';
import { ChangesTable } from './ChangesTable';
import { muted, section, sectionHead, view } from './Evaluation.css';
import { evaluationState } from './evaluationState';
import { TierSection } from './TierSection';
import { useEvaluationText } from './text';

export interface SpecializationViewProps {
  evaluation: SpecializationEvaluation;
  enterpriseId?: string;
}

export function SpecializationView({ evaluation, enterpriseId }: SpecializationViewProps) {
  const text = useEvaluationText().evaluation;
  const [{ tier: named }, setState] = useSearchState(evaluationState);
  const { tiers, reached } = evaluation;
  const shown = tiers.find(({ id }) => id === named) ?? nextTier(tiers, reached);
  return (
    <div className={view}>
      <GradientLadder
        rungs={tiers}
        reached={reached}
        shown={shown?.id}
        onShow={(tier) => setState({ tier }, { replace: true })}
      />
      {shown ? <TierSection key={shown.id} tier={shown} enterpriseId={enterpriseId} /> : null}
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

/** Tier above the highest title that the firm has, which it works towards; the highest where there is none above. */
const nextTier = (tiers: SpecializationEvaluation['tiers'], reached: string | null) =>
  tiers[Math.min(tiers.findIndex(({ id }) => id === reached) + 1, tiers.length - 1)];
