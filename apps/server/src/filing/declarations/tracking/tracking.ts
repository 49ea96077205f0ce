import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { fieldRejection, filled, Rejection } from '../../../platform/contract';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { createId } from '../../../platform/vocabulary';
import { lockDeclaration } from '../findDeclaration';
import { setPublicity, setUpdateTime } from '../repository';
import {
  countTracked,
  deleteTracked,
  hasTracked,
  listCorrections,
  putObligation,
  putPayout,
  putTask,
  type TrackedTable,
  updateCorrection,
} from './trackingRepository';

type S = MainComponents['schemas'];

const maxRows = 200;
const nouns: Readonly<Record<TrackedTable, string>> = {
  declaration_tasks: '任务',
  declaration_payouts: '拨付记录',
  declaration_obligations: '后续义务',
};

/** Stores the 公示 of a declaration. @throws Rejection 400 where it ends before it starts */
export async function writePublicity(tx: Db, id: string, publicity: S['DeclarationPublicity'] | null): Promise<void> {
  const { startsOn = null, endsOn = null } = publicity ?? {};
  if (startsOn !== null && endsOn !== null && startsOn > endsOn) throw fieldRejection('endsOn', '结束日期早于开始日期');
  await setPublicity(tx, id, publicity);
}

/** Tasks, corrections, 公示, payouts and obligations of a declaration. They can be changed in every state. */
export function createTrackingService(db: Db, clock: Clock) {
  const change = (userId: string, id: string, run: (tx: Db) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      await lockDeclaration(tx, userId, id);
      await run(tx);
      await setUpdateTime(tx, id, clock.now());
    });

  const notFound = (table: TrackedTable) => new Rejection(404, `没有找到这条${nouns[table]}，可能已被删除`, 404);

  /** The id of the row to write: that of an existing row, else a new one. @throws Rejection 404 for an unknown id, 409 for too many */
  const idToWrite = async (tx: Db, table: TrackedTable, declarationId: string, id: string | undefined) => {
    if (id !== undefined) {
      if (!(await hasTracked(tx, table, declarationId, id))) throw notFound(table);
      return id;
    }
    if ((await countTracked(tx, table, declarationId)) >= maxRows)
      throw new Rejection(409, `${nouns[table]}最多${maxRows}条，没有保存`, 409);
    return createId();
  };

  const remove = (table: TrackedTable) => (userId: string, id: string, rowId: string) =>
    change(userId, id, async (tx) => {
      if (!(await deleteTracked(tx, table, id, rowId))) throw notFound(table);
    });

  return {
    saveTask: (userId: string, id: string, { taskId, title, dueOn, owner, isDone = false }: S['SaveTaskBody']) =>
      change(userId, id, async (tx) => {
        const row = {
          id: await idToWrite(tx, 'declaration_tasks', id, taskId),
          title: filled('title', '任务', title),
          due_on: dueOn ?? null,
          owner_label: owner?.trim() || null,
          is_done: isDone,
        };
        await putTask(tx, id, row, clock.now());
      }),
    removeTask: remove('declaration_tasks'),

    saveCorrection: (userId: string, id: string, body: S['SaveCorrectionBody']) =>
      change(userId, id, async (tx) => {
        const found = (await listCorrections(tx, id)).find((one) => one.id === body.correctionId);
        if (found === undefined) throw new Rejection(404, '没有找到这一轮补正', 404);
        const { request = found.request, dueOn = found.due_on, answer = found.answer } = body;
        if (body.dueOn != null && body.dueOn < found.requested_on)
          throw fieldRejection('dueOn', '补正期限不能早于提出补正的那一天');
        await updateCorrection(tx, {
          id: body.correctionId,
          request: request?.trim() || null,
          due_on: dueOn,
          answer: answer?.trim() || null,
        });
      }),

    setPublicity: (userId: string, id: string, { url, publicityId, startsOn, endsOn }: S['SetPublicityBody']) =>
      change(userId, id, async (tx) => {
        const publicity =
          (url ?? publicityId ?? startsOn ?? endsOn) === undefined
            ? null
            : {
                url: url ?? null,
                publicityId: publicityId ?? null,
                startsOn: startsOn ?? null,
                endsOn: endsOn ?? null,
              };
        await writePublicity(tx, id, publicity);
      }),

    savePayout: (userId: string, id: string, { payoutId, amountFen, paidOn, payer, note }: S['SavePayoutBody']) =>
      change(userId, id, async (tx) => {
        if (paidOn > dateInShanghai(clock.now())) throw fieldRejection('paidOn', '到账日期不能晚于今天');
        await putPayout(tx, id, {
          id: await idToWrite(tx, 'declaration_payouts', id, payoutId),
          amount_fen: amountFen,
          paid_on: paidOn,
          payer: payer?.trim() || null,
          note: note?.trim() || null,
        });
      }),
    removePayout: remove('declaration_payouts'),

    saveObligation: (
      userId: string,
      id: string,
      { obligationId, kind, title, dueOn, doneOn, note }: S['SaveObligationBody'],
    ) =>
      change(userId, id, async (tx) => {
        await putObligation(tx, id, {
          id: await idToWrite(tx, 'declaration_obligations', id, obligationId),
          kind,
          title: filled('title', '后续义务', title),
          due_on: dueOn,
          done_on: doneOn ?? null,
          note: note?.trim() || null,
        });
      }),
    removeObligation: remove('declaration_obligations'),
  };
}
