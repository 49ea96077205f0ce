import type { GradientTier, RuleYear } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';

export interface EvaluationState {
  /** Id of a saved report; null for the present facts. */
  report: string | null;
  rules: RuleYear;
  /** Tier that is shown; null for the next one above those that the firm has. */
  tier: TierId | null;
}
export const tierIds = ['tech', 'innovative', 'specialised', 'littleGiant'] as const satisfies readonly TierId[];
type TierId = GradientTier['id'];

/** State of the page in its address: report, rules and tier. Unreadable values count as absent. */
export const evaluationState: SearchStateCodec<EvaluationState> = {
  parse(params) {
    const report = params.get('report');
    return {
      report: report !== null && /^[\w-]{1,64}$/.test(report) ? report : null,
      rules: params.get('rules') === '2022' ? '2022' : '2026',
      tier: tierIds.find((id) => id === params.get('tier')) ?? null,
    };
  },
  format({ report, rules, tier }) {
    const params = new URLSearchParams();
    if (report) params.set('report', report);
    if (rules === '2022') params.set('rules', rules);
    if (tier) params.set('tier', tier);
    return params;
  },
};
