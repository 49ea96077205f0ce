import type { MainOperations } from '@hengce/api/contract';
import { type Handlers, Reply } from '../../platform/contract';
import { createAttachmentService } from './attachments';
import { createDeclarationEvaluation } from './evaluation';
import { createFormService } from './form/service';
import { createEvidenceService } from './materials/evidenceService';
import { createMaterialFiles } from './materials/files';
import { createMaterialSlots } from './materials/slotService';
import { createCommentService } from './review/comments';
import type { DeclarationDependencies, DeclarationService } from './service';
import { createRiskService } from './tracking/risks';
import { createTrackingService } from './tracking/tracking';

type Main = Handlers<'main'>;
type Own = {
  [K in keyof MainOperations as MainOperations[K] extends { parameters: { path: { declarationId: string } } }
    ? K
    : never]: Main[K];
};
type Others =
  | 'listDeclarations'
  | 'createDeclaration'
  | 'listEvidenceLibrary'
  | 'saveEvidence'
  | 'updateEvidence'
  | 'downloadFromLibrary'
  | 'removeFromLibrary';

export function declarationRoutes(
  deps: DeclarationDependencies,
  declarations: DeclarationService,
): Own & Pick<Main, Others> {
  const { db, clock, files } = deps;
  const attachments = createAttachmentService(db, files);
  const forms = createFormService(db, clock);
  const materials = createMaterialSlots(db, clock, files);
  const slotFiles = createMaterialFiles(db, clock, files);
  const evidence = createEvidenceService(db, clock, files);
  const comments = createCommentService(db, clock);
  const evaluations = createDeclarationEvaluation(deps);
  const risks = createRiskService(db, clock);
  const tracking = createTrackingService(db, clock);
  /** The declaration after a change. */
  const detailAfter = async (userId: string, id: string, change: Promise<void>) => {
    await change;
    return declarations.detail(userId, id);
  };

  return {
    listDeclarations: ({ caller, query }) =>
      declarations.list(caller.userId, {
        pageNum: query.pageNum ?? 1,
        pageSize: query.pageSize ?? 10,
        orderByColumn: query.orderByColumn ?? 'create_time',
        isAsc: query.isAsc ?? 'desc',
        due: query.due ?? false,
        q: query.q?.trim() ?? '',
        ...(query.enterpriseId === undefined ? {} : { enterpriseId: query.enterpriseId }),
      }),
    createDeclaration: ({ caller, body, headers }) =>
      declarations.create(caller.userId, headers['Idempotency-Key'], body),
    getDeclaration: ({ caller, params }) => declarations.detail(caller.userId, params.declarationId),
    updateDeclaration: ({ caller, params, body }) => declarations.update(caller.userId, params.declarationId, body),
    async removeDeclaration({ caller, params }) {
      await declarations.remove(caller.userId, params.declarationId);
      return new Reply(null, '申报已删除');
    },
    moveDeclaration: ({ caller, params, body }) => declarations.move(caller.userId, params.declarationId, body),
    attachToDeclaration: ({ caller, params, body }) =>
      attachments.add(caller.userId, params.declarationId, body.file as unknown as Blob),
    downloadAttachment: ({ caller, params, query }) =>
      attachments.download(caller.userId, params.declarationId, query.fileId),
    async removeAttachment({ caller, params, body }) {
      await attachments.remove(caller.userId, params.declarationId, body.fileId);
      return new Reply(null, '附件已删除');
    },
    acceptNoticeShift: ({ caller, params }) => declarations.acceptShift(caller.userId, params.declarationId),

    getDeclarationEvaluation: ({ caller, params }) => evaluations.read(caller.userId, params.declarationId),
    saveDeclarationEvaluation: ({ caller, params, body }) =>
      evaluations.save(caller.userId, params.declarationId, body),

    getDeclarationForm: ({ caller, params }) => forms.sheet(caller.userId, params.declarationId),
    editDeclarationForm: ({ caller, params, body }) => forms.edit(caller.userId, params.declarationId, body),
    async waiveFormCheck({ caller, params, body }) {
      await forms.waive(caller.userId, params.declarationId, body);
      return declarations.readiness(caller.userId, params.declarationId);
    },

    getDeclarationMaterials: ({ caller, params }) => materials.sheet(caller.userId, params.declarationId),
    uploadMaterial: ({ caller, params, body }) =>
      slotFiles.upload(caller.userId, params.declarationId, { ...body, file: body.file as unknown as Blob }),
    reuseMaterial: ({ caller, params, body }) => slotFiles.reuse(caller.userId, params.declarationId, body),
    judgeMaterial: ({ caller, params, body }) => slotFiles.judge(caller.userId, params.declarationId, body),
    removeMaterialVersions: ({ caller, params, body }) =>
      slotFiles.removeVersions(caller.userId, params.declarationId, body),
    saveMaterialSlot: ({ caller, params, body }) => materials.saveSlot(caller.userId, params.declarationId, body),
    removeMaterialSlot: ({ caller, params, body }) => materials.removeSlot(caller.userId, params.declarationId, body),
    downloadMaterial: ({ caller, params, query }) =>
      slotFiles.download(caller.userId, params.declarationId, query.versionId),
    listEvidenceLibrary: ({ caller, query }) => evidence.list(caller.userId, query),
    saveEvidence: ({ caller, body }) => evidence.save(caller.userId, body),
    updateEvidence: ({ caller, body }) => evidence.update(caller.userId, body),
    downloadFromLibrary: ({ caller, query }) => evidence.download(caller.userId, query.evidenceId),
    async removeFromLibrary({ caller, body }) {
      await evidence.remove(caller.userId, body.evidenceId);
      return new Reply(null, '已删除');
    },

    listDeclarationComments: ({ caller, params }) => comments.list(caller.userId, params.declarationId),
    addDeclarationComment: ({ caller, params, body }) => comments.add(caller.userId, params.declarationId, body),
    resolveDeclarationComment: ({ caller, params, body }) =>
      comments.resolve(caller.userId, params.declarationId, body),
    getDeclarationReadiness: ({ caller, params }) => declarations.readiness(caller.userId, params.declarationId),
    getDeclarationExportPlan: ({ caller, params, query }) =>
      declarations.exportPlan(caller.userId, params.declarationId, query.form ?? 'docx'),
    exportDeclaration: ({ caller, params, query }) =>
      declarations.export(caller.userId, params.declarationId, query.form ?? 'docx'),

    async saveDeclarationRisk({ caller: { userId }, params: { declarationId: id }, body }) {
      await risks.save(userId, id, body);
      return evaluations.read(userId, id);
    },
    async removeDeclarationRisk({ caller: { userId }, params: { declarationId: id }, body }) {
      await risks.remove(userId, id, body);
      return evaluations.read(userId, id);
    },
    saveDeclarationTask: ({ caller: { userId }, params: { declarationId: id }, body }) =>
      detailAfter(userId, id, tracking.saveTask(userId, id, body)),
    removeDeclarationTask: ({ caller: { userId }, params: { declarationId: id }, body }) =>
      detailAfter(userId, id, tracking.removeTask(userId, id, body.taskId)),
    saveCorrection: ({ caller: { userId }, params: { declarationId: id }, body }) =>
      detailAfter(userId, id, tracking.saveCorrection(userId, id, body)),
    setDeclarationPublicity: ({ caller: { userId }, params: { declarationId: id }, body }) =>
      detailAfter(userId, id, tracking.setPublicity(userId, id, body)),
    savePayout: ({ caller: { userId }, params: { declarationId: id }, body }) =>
      detailAfter(userId, id, tracking.savePayout(userId, id, body)),
    removePayout: ({ caller: { userId }, params: { declarationId: id }, body }) =>
      detailAfter(userId, id, tracking.removePayout(userId, id, body.payoutId)),
    saveObligation: ({ caller: { userId }, params: { declarationId: id }, body }) =>
      detailAfter(userId, id, tracking.saveObligation(userId, id, body)),
    removeObligation: ({ caller: { userId }, params: { declarationId: id }, body }) =>
      detailAfter(userId, id, tracking.removeObligation(userId, id, body.obligationId)),
  };
}
