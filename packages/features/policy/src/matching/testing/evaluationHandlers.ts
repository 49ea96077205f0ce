import type { Fact, FactSheet, FactValue, HighTechEvaluation, PointSpan, SpecializationEvaluation } from '@hengce/api';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { matchEnterprise } from '../../shared/testing/matchFixtures';
import { highTechEvaluation, savedEvaluation, specializationEvaluation } from './evaluationFixtures';

function rated(evaluation: HighTechEvaluation, itemId: string, points: PointSpan | null): HighTechEvaluation {
  const parts = evaluation.sheet.parts.map((part) => ({
    ...part,
    items: part.items.map((item) => {
      if (item.id !== itemId) return item;
      const own = points ?? { lo: 0, hi: item.max };
      return { ...item, rating: points, columns: { own, evidenced: { lo: 0, hi: own.hi }, cautious: own.lo } };
    }),
  }));
  return { ...evaluation, sheet: { ...evaluation.sheet, parts } };
}

const factValue = (key: string, value: number): FactValue => ({
  factId: '1',
  period: '2025',
  value,
  source: 'user',
  sourceName: key,
  confidence: 'stated',
  isChosen: true,
  evidence: null,
  note: null,
  recordedAt: '2026-11-20T02:42:00.000Z',
  supersededAt: null,
});

const ipFact = (key: string, value: number): Fact => ({
  key,
  label: key,
  type: 'int',
  unit: '件',
  period: 'none',
  options: [],
  evidenceKinds: [],
  help: '',
  conditions: 1,
  policies: 1,
  values: [{ ...factValue(key, value), period: '' }],
});
const ipSheet: FactSheet = {
  enterprise: matchEnterprise,
  years: [2025, 2024, 2023],
  coverage: { conditions: 0, checkable: 0, policies: 0, gaps: [] },
  groups: [
    {
      group: 'ip',
      groupName: '知识产权',
      filled: 3,
      total: 3,
      facts: [ipFact('inventionPatents', 0), ipFact('utilityModels', 2), ipFact('softwareCopyrights', 4)],
    },
  ],
};

const ratingsOf = ({ sheet }: HighTechEvaluation) =>
  sheet.parts.flatMap(({ items }) =>
    items.flatMap(({ id, rating }) => (rating ? [{ itemId: id, points: rating }] : [])),
  );

/** Handlers of the evaluations over the fixtures. Create them for each story, because ratings are stored. */
export function evaluationHandlers({
  highTech = highTechEvaluation,
  specialization = specializationEvaluation,
}: {
  highTech?: HighTechEvaluation;
  specialization?: SpecializationEvaluation;
} = {}) {
  let kept = highTech;
  return [
    mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([matchEnterprise]))),
    mainHttp.get('/api/v1/evaluation/highTech', ({ response }) => response(200).json(ok(kept))),
    mainHttp.get('/api/v1/evaluation/basis', ({ response }) =>
      response(200).json(
        ok({ firm: { asOf: kept.asOf, facts: [], ranges: [], attestations: [] }, ratings: ratingsOf(kept) }),
      ),
    ),
    mainHttp.get('/api/v1/enterprise/facts/{enterpriseId}', ({ response }) => response(200).json(ok(ipSheet))),
    mainHttp.post('/api/v1/evaluation/rate', async ({ request, response }) => {
      const { itemId, points } = (await request.clone().json()) as { itemId: string; points: PointSpan | null };
      kept = rated(kept, itemId, points);
      return response(200).json(ok(kept));
    }),
    mainHttp.get('/api/v1/evaluation/specialization', ({ query, response }) =>
      response(200).json(ok({ ...specialization, rules: query.get('rules') === '2022' ? '2022' : '2026' })),
    ),
    mainHttp.post('/api/v1/enterprise/saveFact/{enterpriseId}', async ({ request, response }) => {
      const { key, value } = (await request.clone().json()) as { key: string; value: number };
      return response(200).json(ok(factValue(key, value)));
    }),
    mainHttp.post('/api/v1/evaluation/save', ({ response }) => response(200).json(ok(savedEvaluation))),
    mainHttp.get('/api/v1/evaluation/saved/{reportId}', ({ response }) => response(200).json(ok(savedEvaluation))),
  ];
}
export const rateRefused = mainHttp.post('/api/v1/evaluation/rate', ({ response }) =>
  response.untyped(Response.json(fail(503, '数据库正在恢复', 503), { status: 503 })),
);
export const noEvaluationLeft = mainHttp.post('/api/v1/evaluation/save', ({ response }) =>
  response.untyped(Response.json(fail(1010, '企业评测的试用次数已用完', 403), { status: 403 })),
);
