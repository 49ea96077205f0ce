import { type Api, call, type EvaluationKind, type RuleYear } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';

type S = MainComponents['schemas'];

/** Queries of the evaluations. */
export const evaluationQueries = ({ main }: Api) => ({
  highTech: (enterpriseId: string) =>
    queryOptions({
      queryKey: mainKey('getHighTechEvaluation', enterpriseId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/evaluation/highTech', { params: { query: { enterpriseId } }, signal })),
    }),
  /** Facts and rules from which the evaluations follow, for pages that compute them by the engine. */
  basis: (enterpriseId: string) =>
    queryOptions({
      queryKey: mainKey('getEvaluationBasis', enterpriseId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/evaluation/basis', { params: { query: { enterpriseId } }, signal })),
    }),
  specialization: (enterpriseId: string, rules: RuleYear) =>
    queryOptions({
      queryKey: mainKey('getSpecializationEvaluation', enterpriseId, rules),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/evaluation/specialization', { params: { query: { enterpriseId, rules } }, signal })),
    }),
  /** Facts of an enterprise, under the same key as in the personal centre. */
  facts: (enterpriseId: string) =>
    queryOptions({
      queryKey: mainKey('getFacts', enterpriseId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/enterprise/facts/{enterpriseId}', { params: { path: { enterpriseId } }, signal })),
    }),
  saved: (reportId: string) =>
    queryOptions({
      queryKey: mainKey('getSavedEvaluation', reportId),
      queryFn: ({ signal }) =>
        call(main.GET('/api/v1/evaluation/saved/{reportId}', { params: { path: { reportId } }, signal })),
    }),
});

/** Keys of queries that depend on the facts and confirmations of an enterprise. */
export const evaluationKeys = (enterpriseId: string) => [
  mainKey('getHighTechEvaluation', enterpriseId),
  mainKey('getEvaluationBasis', enterpriseId),
  mainKey('getSpecializationEvaluation', enterpriseId),
  mainKey('getDeclarationEvaluation'),
];

/** Key of mutations that save ratings. */
export const rateKey = (enterpriseId: string) => ['hc', 'rateScoreItem', enterpriseId] as const;

/** Key of the list to which a saved evaluation is added. */
export const reviewListKey = mainKey('listReviews');

export interface SaveEvaluation {
  enterpriseId: string;
  kind: EvaluationKind;
  rules?: RuleYear;
  idempotencyKey: string;
}

export const evaluationMutations = ({ main }: Api) => ({
  rate: apiMutation((body: S['RateBody']) => call(main.POST('/api/v1/evaluation/rate', { body }))),
  saveFact: apiMutation(({ enterpriseId, ...body }: S['SaveFactBody'] & { enterpriseId: string }) =>
    call(main.POST('/api/v1/enterprise/saveFact/{enterpriseId}', { params: { path: { enterpriseId } }, body })),
  ),
  save: apiMutation(({ idempotencyKey, ...body }: SaveEvaluation) =>
    call(main.POST('/api/v1/evaluation/save', { params: { header: { 'Idempotency-Key': idempotencyKey } }, body })),
  ),
});
