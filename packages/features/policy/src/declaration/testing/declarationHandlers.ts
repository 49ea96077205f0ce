import type {
  CommentList,
  DeclarationDetail,
  DeclarationEvaluation,
  FormEdit,
  FormField,
  FormSheet,
  MaterialSheet,
  Readiness,
} from '@hengce/api';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { HttpResponse } from 'msw';
import { matchEnterprise } from '../../shared/testing/matchFixtures';
import { applyGuide, applyPage } from './applyFixtures';
import {
  commentList,
  declarationDetail,
  declarationEvaluation,
  declarationRow,
  exportPlan,
  formSheet,
  materialSheet,
  readiness,
} from './declarationFixtures';

interface Declared {
  detail?: DeclarationDetail;
  form?: FormSheet;
  materials?: MaterialSheet;
  comments?: CommentList;
  evaluation?: DeclarationEvaluation;
  ready?: Readiness;
}

/** Handlers of 申报事项 and 项目申报 over the fixtures; edits of the form are stored as by the server. */
export function declarationHandlers({
  detail = declarationDetail,
  form = formSheet,
  materials = materialSheet,
  comments = commentList,
  evaluation = declarationEvaluation,
  ready = readiness,
}: Declared = {}) {
  const fields = new Map(form.sections.flatMap((section) => section.fields).map((field) => [field.fieldId, field]));
  const sheet = (): FormSheet => ({
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => fields.get(field.fieldId) ?? field),
    })),
  });
  let revision = form.revision;
  const keep = ({ fieldId, value, conflictId }: FormEdit): FormField | undefined => {
    const field = fields.get(fieldId);
    if (!field) return;
    revision += 1;
    const saved: FormField = {
      ...field,
      value,
      revision,
      editedAt: '2026-11-20T02:42:00.000Z',
      editedBy: '林知夏',
      conflicts: field.conflicts.filter((conflict) => conflict.conflictId !== conflictId),
    };
    fields.set(fieldId, saved);
    return saved;
  };
  return [
    mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([matchEnterprise]))),
    mainHttp.get('/api/v1/apply/list', ({ response }) => response(200).json(ok(applyPage))),
    mainHttp.get('/api/v1/apply/detail/{policyId}', ({ response }) => response(200).json(ok(applyGuide))),
    mainHttp.get('/api/v1/declaration/detail/{declarationId}', ({ response }) => response(200).json(ok(detail))),
    mainHttp.get('/api/v1/declaration/form/{declarationId}', ({ response }) => response(200).json(ok(sheet()))),
    mainHttp.get('/api/v1/declaration/materials/{declarationId}', ({ response }) => response(200).json(ok(materials))),
    mainHttp.get('/api/v1/declaration/comments/{declarationId}', ({ response }) => response(200).json(ok(comments))),
    mainHttp.get('/api/v1/declaration/readiness/{declarationId}', ({ response }) => response(200).json(ok(ready))),
    mainHttp.get('/api/v1/declaration/exportPlan/{declarationId}', ({ response }) =>
      response(200).json(ok(exportPlan)),
    ),
    mainHttp.get('/api/v1/declaration/evaluation/{declarationId}', ({ response }) =>
      response(200).json(ok(evaluation)),
    ),
    mainHttp.post('/api/v1/declaration/saveEvaluation/{declarationId}', ({ response }) =>
      response(200).json(ok(evaluation)),
    ),
    mainHttp.post('/api/v1/declaration/editForm/{declarationId}', async ({ request, response }) => {
      const { edits } = await request.json();
      const changed = edits.map(keep).filter((field) => field !== undefined);
      const results = edits.map(({ editId, fieldId, value }) => ({
        editId,
        fieldId,
        outcome: 'saved' as const,
        isRepeated: false,
        value,
        revision: fields.get(fieldId)?.revision ?? revision,
        editedAt: '2026-11-20T02:42:00.000Z',
        editedBy: '林知夏',
        conflict: null,
        message: null,
      }));
      return response(200).json(ok({ revision, results, changed, checks: form.checks, progress: form.progress }));
    }),
  ];
}

/** Declarations: one in preparation, one filed, one in correction, one finished. */
export const declarationRows = [
  declarationRow,
  {
    ...declarationRow,
    id: 'd2',
    declareNo: 'SB20261018-0007',
    projectName: '高新技术企业认定',
    itemName: '高新技术企业',
    batch: '第三批',
    state: 'reviewing' as const,
    stateName: '评审中',
    amountExpectedFen: null,
    progress: 100,
    isSample: false,
    createTime: '2026-10-18T01:20:00.000Z',
  },
  {
    ...declarationRow,
    id: 'd4',
    declareNo: 'SB20260912-0011',
    projectName: '首台（套）装备认定',
    itemName: '首台（套）装备认定奖励',
    batch: null,
    state: 'correction' as const,
    stateName: '待补正',
    amountExpectedFen: 50_000_000,
    deadline: '2026-09-30T16:00:00.000Z',
    correctionDueOn: '2026-11-27',
    progress: 100,
    createTime: '2026-09-12T06:30:00.000Z',
  },
  {
    ...declarationRow,
    id: 'd3',
    declareNo: 'SB20260302-0003',
    projectName: '科技型中小企业入库奖励',
    itemName: '入库奖励',
    batch: null,
    state: 'paid' as const,
    stateName: '已拨付',
    amountExpectedFen: 5_000_000,
    deadline: null,
    progress: 100,
    createTime: '2026-03-02T03:05:00.000Z',
  },
];

export const declarationList = (rows: typeof declarationRows) =>
  mainHttp.get('/api/gDeclaraManage/list', ({ response }) => response(200).json(ok({ rows, total: rows.length })));
/** Handlers with which only the form loads: materials, comments and readiness fail. */
export const onlyTheForm = (
  [
    '/api/v1/declaration/materials/{declarationId}',
    '/api/v1/declaration/comments/{declarationId}',
    '/api/v1/declaration/readiness/{declarationId}',
  ] as const
).map((path) =>
  mainHttp.get(path, ({ response }) =>
    response.untyped(Response.json(fail(500, '服务暂时不可用', 500), { status: 500 })),
  ),
);
/** Handler with which edits never arrive. */
export const savingFails = mainHttp.post('/api/v1/declaration/editForm/{declarationId}', ({ response }) =>
  response.untyped(HttpResponse.error()),
);
