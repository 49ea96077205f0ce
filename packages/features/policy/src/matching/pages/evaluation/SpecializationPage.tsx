'use client';
import { type PageProps, useNow, usePageTitle, useSearchState } from '@hengce/feature-kit';
import { shortDate } from '@hengce/text';
import { SegmentedControl } from '@hengce/ui';
import { EnterpriseNone } from '../../../shared/components/match/EnterpriseNone';
import { view } from './Evaluation.css';
import { EvaluationFrame } from './EvaluationFrame';
import { evaluationState } from './evaluationState';
import { SaveAction } from './SaveAction';
import { SpecializationView } from './SpecializationView';
import { useEvaluationText } from './text';
import { useEvaluated } from './useEvaluated';

/** 专精特新自评: the four tiers, by the rules in force or those of 2022. */
export function SpecializationPage(_: PageProps<'specialization'>) {
  const text = useEvaluationText().evaluation;
  const now = useNow();
  const [{ report, rules }, setState] = useSearchState(evaluationState);
  const { data, reading, saved, enterpriseId, hasNone } = useEvaluated('specialization', report, rules);
  usePageTitle(text.nameOf(text.specialization));
  if (hasNone) return <EnterpriseNone />;
  return (
    <EvaluationFrame
      kind="specialization"
      title={data ? text.titleOf(text.specialization, data.enterprise.name) : text.title}
      description={data ? text.asOf(shortDate(data.asOf, now)) : undefined}
      actions={
        enterpriseId ? <SaveAction kind="specialization" rules={rules} enterpriseId={enterpriseId} /> : undefined
      }
      reading={reading}
      saved={saved}
    >
      <div className={view}>
        {saved ? null : (
          <div>
            <SegmentedControl
              label={text.rules}
              selectedKey={rules}
              onSelectionChange={(id) => setState({ rules: id === '2022' ? '2022' : '2026' }, { replace: true })}
              items={[
                { id: '2026', label: text.rules2026 },
                { id: '2022', label: text.rules2022 },
              ]}
            />
          </div>
        )}
        {data ? <SpecializationView evaluation={data} enterpriseId={enterpriseId} /> : null}
      </div>
    </EvaluationFrame>
  );
}
