import type {
  CommentList,
  Declaration,
  DeclarationDetail,
  DeclarationEvaluation,
  ExportPlan,
  FormSheet,
  MaterialSheet,
  Readiness,
} from '@hengce/api';
import {
  getDeclaration,
  getDeclarationEvaluation,
  getDeclarationExportPlan,
  getDeclarationForm,
  getDeclarationMaterials,
  getDeclarationReadiness,
  listDeclarationComments,
  listDeclarations,
} from '@hengce/api/examples';

export const [declarationRow] = listDeclarations.rows as [Declaration];

/** Declaration whose count of open points differs from `readiness`, as when that was fetched a moment later. */
export const declarationDetail: DeclarationDetail = { ...getDeclaration, blocking: 4 };

export const declarationEvaluation: DeclarationEvaluation = getDeclarationEvaluation;

export const formSheet: FormSheet = getDeclarationForm;

export const materialSheet: MaterialSheet = getDeclarationMaterials;

export const commentList: CommentList = listDeclarationComments;

export const readiness: Readiness = getDeclarationReadiness;

export const exportPlan: ExportPlan = getDeclarationExportPlan;
