import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { fieldRejection, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import { addEvent } from './history';
import { isGuarded, mayMove, needsOf } from './machine';
import type { DeclarationRow } from './rows';
import { stateNames } from './stateNames';
import { writePublicity } from './tracking';

type S = MainComponents['schemas'];

interface Step {
  row: DeclarationRow;
  body: S['MoveDeclarationBody'];
  /** What the readiness list still asks for. */
  blockers: readonly string[];
  now: Date;
}

/** Takes a step of a locked declaration. @throws Rejection 400 for what has to be given with it, 409 where it is not allowed */
export async function moveDeclaration(tx: Db, { row, body, blockers, now }: Step): Promise<void> {
  const { to, fileIds = [] } = body;
  const note = body.note?.trim() || null;
  const receiptNo = body.receiptNo?.trim() || null;
  if (!mayMove(row.state, to))
    throw new Rejection(409, `申报现在是“${stateNames[row.state]}”，不能转到“${stateNames[to]}”`, 409);
  const [first] = blockers;
  if (isGuarded(to) && first !== undefined)
    throw new Rejection(409, `还有${blockers.length}项没有完成，不能转到“${stateNames[to]}”：${first}`, 409);
  const attached = await ownFiles(tx, row.id, fileIds);
  const hasPayout =
    (await tx.query('SELECT id FROM declaration_payouts WHERE declaration_id = $1 LIMIT 1', [row.id])).length > 0;
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
  await addEvent(tx, row.id, event, fileIds);
  await tx.query(
    'UPDATE declarations SET state = $2, receipt_no = coalesce($3, receipt_no), update_time = $4 WHERE id = $1',
    [row.id, to, receiptNo, now],
  );
  // What was asked for once more, or ended, was not answered.
  if (row.state === 'correction' && to === 'submitted_external')
    await answerCorrections(tx, row.id, body.submittedOn ?? today, today);
  if (to === 'publicised' && (body.startsOn ?? body.endsOn) !== undefined) await setPublicity(tx, row, body);
  if (to === 'correction')
    await tx.query(
      `INSERT INTO declaration_corrections (id, declaration_id, round, request, requested_on, due_on)
       SELECT $2, $1, 1 + coalesce(max(round), 0), $3, $4, $5 FROM declaration_corrections WHERE declaration_id = $1`,
      [row.id, createId(), note, today, body.dueOn ?? null],
    );
}

/** @throws Rejection 400 for a day on which it cannot have been filed again */
async function answerCorrections(tx: Db, declarationId: string, day: string, today: string): Promise<void> {
  const open = await tx.query<{ requested_on: string }>(
    'SELECT requested_on FROM declaration_corrections WHERE declaration_id = $1 AND answered_on IS NULL',
    [declarationId],
  );
  if (day > today) throw fieldRejection('submittedOn', '补正提交日期不能晚于今天');
  if (open.some(({ requested_on }) => day < requested_on))
    throw fieldRejection('submittedOn', '补正提交日期不能早于提出补正的那一天');
  await tx.query(
    'UPDATE declaration_corrections SET answered_on = $2 WHERE declaration_id = $1 AND answered_on IS NULL',
    [declarationId, day],
  );
}

/** The days of 公示, beside what was recorded of it before. */
async function setPublicity(tx: Db, row: DeclarationRow, { startsOn, endsOn }: Step['body']): Promise<void> {
  const known = row.publicity === null ? null : (JSON.parse(row.publicity) as S['DeclarationPublicity']);
  await writePublicity(tx, row.id, {
    url: known?.url ?? null,
    publicityId: known?.publicityId ?? null,
    startsOn: startsOn ?? known?.startsOn ?? null,
    endsOn: endsOn ?? known?.endsOn ?? null,
  });
}

/** @throws Rejection 404 for a file that is not of this declaration, or that another step has named */
async function ownFiles(tx: Db, declarationId: string, fileIds: readonly string[]): Promise<number> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return 0;
  const found = await tx.query(
    'SELECT file_id FROM declaration_attachments WHERE declaration_id = $1 AND file_id = ANY ($2) AND event_id IS NULL',
    [declarationId, wanted],
  );
  if (found.length < wanted.length) throw new Rejection(404, '有附件没有找到，请重新上传', 404);
  return found.length;
}
