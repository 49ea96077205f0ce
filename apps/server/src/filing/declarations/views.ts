import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { type DeclarationRow, policyOf } from './rows';
import { stateNames } from './stateNames';

type S = MainComponents['schemas'];

/** Where neither the document nor anybody names a sum, it is what the form asks for. */
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

interface FileRow {
  file_id: string;
  event_id: number | null;
  name: string;
  media_type: string;
  size: number;
  created_at: Date;
}

export const toAttachment = (file: Omit<FileRow, 'event_id'>): S['Attachment'] => ({
  fileId: file.file_id,
  fileName: file.name,
  mediaType: file.media_type,
  size: file.size,
  uploadedAt: file.created_at.toISOString(),
});

export const readAttachments = (db: Db, declarationId: string): Promise<FileRow[]> =>
  db.query<FileRow>(
    `SELECT a.file_id, a.event_id, f.name, f.media_type, f.size, f.created_at
     FROM declaration_attachments a JOIN files f ON f.id = a.file_id WHERE a.declaration_id = $1 ORDER BY f.created_at, f.id`,
    [declarationId],
  );
