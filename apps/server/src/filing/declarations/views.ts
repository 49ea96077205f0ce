import type { MainComponents } from '@hengce/api/contract';
import type { AttachmentRow } from './eventRepository';
import { policyOf } from './findDeclaration';
import type { DeclarationRow } from './repository';
import { stateNames } from './stateNames';

type S = MainComponents['schemas'];

/** The expected amount in fen; where neither the document nor the user names one, the sum that the form asks for. */
function amountOf(row: DeclarationRow): Pick<S['Declaration'], 'amountExpectedFen' | 'isAmountAsked'> {
  const asked: unknown = row.asked_fen === null ? null : JSON.parse(row.asked_fen);
  if (row.amount_expected_fen !== null || typeof asked !== 'number' || asked <= 0)
    return { amountExpectedFen: row.amount_expected_fen };
  return { amountExpectedFen: asked, isAmountAsked: true };
}

export const toDeclaration = (row: DeclarationRow): S['Declaration'] => ({
  id: row.id,
  declareNo: row.declare_no,
  projectName: row.project_name,
  itemName: row.item_name,
  policyTitle: row.policy_title,
  batch: row.batch,
  regionName: row.region_name,
  state: row.state,
  stateName: stateNames[row.state],
  ...amountOf(row),
  deadline: row.deadline?.toISOString() ?? null,
  correctionDueOn: row.correction_due_on,
  ownerName: row.owner_label ?? row.user_name,
  progress: row.progress,
  isSample: policyOf(row).isSample ?? false,
  createTime: row.create_time.toISOString(),
  updateTime: row.update_time.toISOString(),
});

export const toAttachment = (file: Omit<AttachmentRow, 'event_id'>): S['Attachment'] => ({
  fileId: file.file_id,
  fileName: file.name,
  mediaType: file.media_type,
  size: file.size,
  uploadedAt: file.created_at.toISOString(),
});
