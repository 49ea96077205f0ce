'use client';
import { type PageProps, useNow, usePageTitle, useSearchState } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { EnterpriseNone } from '../../../shared/components/match/EnterpriseNone';
import { EvaluationFrame } from './EvaluationFrame';
import { evaluationState } from './evaluationState';
import { HighTechView } from './HighTechView';
import { SaveAction } from './SaveAction';
import { useEvaluationText } from './text';
import { useEvaluated } from './useEvaluated';

/** 高新技术企业自评: conditions, score in three columns, and the obstacles. */
export function HighTechPage(_: PageProps<'companyEvaluating'>) {
  const text = useEvaluationText().evaluation;
  const now = useNow();
  const [{ report }] = useSearchState(evaluationState);
  const { data, reading, saved, enterpriseId, hasNone } = useEvaluated('highTech', report);
  usePageTitle(text.nameOf(text.highTech));
  if (hasNone) return <EnterpriseNone />;
  return (
    <EvaluationFrame
      kind="companyEvaluating"
      title={data ? text.titleOf(text.highTech, data.enterprise.name) : text.title}
      description={data ? text.description(data.rule.docNo ?? data.rule.title, shortDate(data.asOf, now)) : undefined}
      actions={enterpriseId ? <SaveAction kind="highTech" enterpriseId={enterpriseId} /> : undefined}
      reading={reading}
      saved={saved}
    >
      {data ? <HighTechView evaluation={data} enterpriseId={enterpriseId} /> : null}
    </EvaluationFrame>
  );
}
