import type { Handlers } from '../../platform/contract';
import type { createEvaluationService } from './service';

type EvaluationOperation =
  | 'getHighTechEvaluation'
  | 'getEvaluationBasis'
  | 'rateScoreItem'
  | 'getSpecializationEvaluation'
  | 'saveEvaluation'
  | 'getSavedEvaluation';

export function evaluationRoutes(
  evaluations: ReturnType<typeof createEvaluationService>,
): Pick<Handlers<'main'>, EvaluationOperation> {
  return {
    getEvaluationBasis: ({ caller, query }) => evaluations.basis(caller.userId, query.enterpriseId),
    getHighTechEvaluation: ({ caller, query }) => evaluations.highTech(caller.userId, query.enterpriseId),
    rateScoreItem: ({ caller, body }) => evaluations.rate(caller.userId, body),
    getSpecializationEvaluation: ({ caller, query }) =>
      evaluations.specialization(caller.userId, query.enterpriseId, query.rules ?? '2026'),
    saveEvaluation: ({ caller, body, headers }) => evaluations.save(caller.userId, headers['Idempotency-Key'], body),
    getSavedEvaluation: ({ caller, params }) => evaluations.saved(caller.userId, params.reportId),
  };
}
