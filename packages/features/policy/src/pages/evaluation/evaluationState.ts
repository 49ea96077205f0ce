import type { RuleYear } from '@hengce/api';
import type { SearchStateCodec } from '@hengce/feature-kit';

export interface EvaluationState {
  /** A report that was kept; null for the facts as they are now. */
  report: string | null;
  rules: RuleYear;
}

/** A reload or a link shows the same report, by the same rules. */
export const evaluationState: SearchStateCodec<EvaluationState> = {
  parse(params) {
    const report = params.get('report');
    return {
      report: report !== null && /^[\w-]{1,64}$/.test(report) ? report : null,
      rules: params.get('rules') === '2022' ? '2022' : '2026',
    };
  },
  format({ report, rules }) {
    const params = new URLSearchParams();
    if (report) params.set('report', report);
    if (rules === '2022') params.set('rules', rules);
    return params;
  },
};
