import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import { countFreeAttachments, insertEvent } from './eventRepository';
import { isGuarded, mayMove, needsOf } from './machine';
import { type DeclarationRow, setState } from './repository';
import { stateNames } from './stateNames';
import { writePublicity } from './tracking/tracking';
import { closeCorrections, insertCorrection, listCorrections, listPayouts } from './tracking/trackingRepository';

type S = MainComponents['schemas'];

interface Step {
  row: DeclarationRow;
  body: S['MoveDeclarationBody'];
  /** Sentences of what the readiness list still asks for. */
  blockers: readonly string[];
  now: Date;
}

/**
 * Moves a locked declaration to another state.
 *
 * @throws Rejection 400 for a missing or wrong value of the step, 404 for unknown files, 409 where the step is not
 * allowed
 */
export async function moveDeclaration(tx: Db, { row, body, blockers, now }: Step): Promise<void> {
  const { to, fileIds = [] } = body;
  const note = body.note?.trim() || null;
  const receiptNo = body.receiptNo?.trim() || null;
  if (!mayMove(row.state, to))
    throw new Rejection(409, `申报现在是“${stateNames[row.state]}”，不能转到“${stateNames[to]}”`, 409);
  const [first] = blockers;
  if (isGuarded(to) && first !== undefined)
    throw new Rejection(409, `还有${blockers.length}项没有完成，不能转到“${stateNames[to]}”：${first}`, 409);
  const attached = await countFiles(tx, row.id, fileIds);
  const hasPayout = (await listPayouts(tx, row.id)).length > 0;
  const needs = needsOf(row.state, to, hasPayout);
  if (needs.includes('receipt') && receiptNo === null && attached === 0)
    throw fieldRejection('receiptNo', '请填写官方平台的受理编号，或上传提交成功的截图');
  if (needs.includes('note') && note === null)
    throw fieldRejection('note', to === 'correction' ? '请写明要补正什么' : '请写明原因');
  if (needs.includes('payout') && note === null)
    throw fieldRejection('note', '还没有拨付记录。请先添加拨付，没有可以登记的写明原因');
  const today = dateInShanghai(now);
  if (to === 'correction' && body.dueOn !== undefined && body.dueOn < today)
    throw fieldRejection('dueOn', '补正期限不能早于提出补正的那一天');

  const event = { state: to, actor_name: row.user_name, note, receipt_no: receiptNo, at: now };
  await insertEvent(tx, row.id, event, fileIds);
  await setState(tx, row.id, to, receiptNo, now);
  // Only filing again answers a correction: one that is requested once more, or that ends, stays unanswered.
  if (row.state === 'correction' && to === 'submitted_external')
    await answerCorrections(tx, row.id, body.submittedOn ?? today, today);
  if (to === 'publicised' && (body.startsOn ?? body.endsOn) !== undefined) await mergePublicity(tx, row, body);
  if (to === 'correction')
    await insertCorrection(tx, row.id, {
      id: createId(),
      request: note,
      requested_on: today,
      due_on: body.dueOn ?? null,
    });
}

/** Marks the open corrections as answered. @throws Rejection 400 for a day in the future or before the request */
async function answerCorrections(tx: Db, declarationId: string, day: string, today: string): Promise<void> {
  const open = (await listCorrections(tx, declarationId)).filter(({ answered_on }) => answered_on === null);
  if (day > today) throw fieldRejection('submittedOn', '补正提交日期不能晚于今天');
  if (open.some(({ requested_on }) => day < requested_on))
    throw fieldRejection('submittedOn', '补正提交日期不能早于提出补正的那一天');
  await closeCorrections(tx, declarationId, day);
}

/** Sets the days of 公示 and keeps what else was recorded of it. */
async function mergePublicity(tx: Db, row: DeclarationRow, { startsOn, endsOn }: Step['body']): Promise<void> {
  const known = row.publicity === null ? null : (JSON.parse(row.publicity) as S['DeclarationPublicity']);
  await writePublicity(tx, row.id, {
    url: known?.url ?? null,
    publicityId: known?.publicityId ?? null,
    startsOn: startsOn ?? known?.startsOn ?? null,
    endsOn: endsOn ?? known?.endsOn ?? null,
  });
}

/** Counts the files sent with a step. @throws Rejection 404 for a file of another declaration or step */
async function countFiles(tx: Db, declarationId: string, fileIds: readonly string[]): Promise<number> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return 0;
  const found = await countFreeAttachments(tx, declarationId, wanted);
  if (found < wanted.length) throw new Rejection(404, '有附件没有找到，请重新上传', 404);
  return found;
}
