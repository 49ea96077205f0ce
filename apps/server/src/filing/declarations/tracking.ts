import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import { fieldRejection, filled, Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { createId } from '../../platform/vocabulary';
import { lockDeclaration } from './rows';

type S = MainComponents['schemas'];

const mostOfEach = 200;
type Table = 'declaration_tasks' | 'declaration_payouts' | 'declaration_obligations';
const words: Readonly<Record<Table, string>> = {
  declaration_tasks: '任务',
  declaration_payouts: '拨付记录',
  declaration_obligations: '后续义务',
};

/** @throws Rejection 400 for one that ends before it begins */
export async function writePublicity(tx: Db, id: string, publicity: S['DeclarationPublicity'] | null): Promise<void> {
  const { startsOn = null, endsOn = null } = publicity ?? {};
  if (startsOn !== null && endsOn !== null && startsOn > endsOn) throw fieldRejection('endsOn', '结束日期早于开始日期');
  await tx.query('UPDATE declarations SET publicity = $2 WHERE id = $1', [id, publicity && JSON.stringify(publicity)]);
}

/** What follows a declaration, for as long as it lasts: none of it needs a state. */
export function createTrackingService(db: Db, clock: Clock) {
  const change = (userId: string, id: string, run: (tx: Db) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      await lockDeclaration(tx, userId, id);
      await run(tx);
      await tx.query('UPDATE declarations SET update_time = $2 WHERE id = $1', [id, clock.now()]);
    });

  const gone = (table: Table) => new Rejection(404, `没有找到这条${words[table]}，可能已被删除`, 404);

  /** A new id, or the one that is there. */
  const placeFor = async (tx: Db, table: Table, declarationId: string, partId: string | undefined): Promise<string> => {
    if (partId !== undefined) {
      const found = await tx.query(`SELECT id FROM ${table} WHERE declaration_id = $1 AND id = $2`, [
        declarationId,
        partId,
      ]);
      if (found.length === 0) throw gone(table);
      return partId;
    }
    const [count] = await tx.query<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE declaration_id = $1`, [
      declarationId,
    ]);
    if ((count?.n ?? 0) >= mostOfEach) throw new Rejection(409, `${words[table]}最多${mostOfEach}条，没有保存`, 409);
    return createId();
  };

  const remove = (table: Table) => (userId: string, id: string, partId: string) =>
    change(userId, id, async (tx) => {
      const removed = await tx.query(`DELETE FROM ${table} WHERE declaration_id = $1 AND id = $2 RETURNING id`, [
        id,
        partId,
      ]);
      if (removed.length === 0) throw gone(table);
    });

  return {
    saveTask: (userId: string, id: string, { taskId, title, dueOn, owner, isDone = false }: S['SaveTaskBody']) =>
      change(userId, id, async (tx) => {
        const place = await placeFor(tx, 'declaration_tasks', id, taskId);
        await tx.query(
          `INSERT INTO declaration_tasks (id, declaration_id, title, due_on, owner_label, is_done, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (id) DO UPDATE SET title = $3, due_on = $4, owner_label = $5, is_done = $6`,
          [place, id, filled('title', '任务', title), dueOn ?? null, owner?.trim() || null, isDone, clock.now()],
        );
      }),
    removeTask: remove('declaration_tasks'),

    saveCorrection: (userId: string, id: string, body: S['SaveCorrectionBody']) =>
      change(userId, id, async (tx) => {
        const [found] = await tx.query<{
          request: string | null;
          requested_on: string;
          due_on: string | null;
          answer: string | null;
        }>(
          'SELECT request, requested_on, due_on, answer FROM declaration_corrections WHERE declaration_id = $1 AND id = $2',
          [id, body.correctionId],
        );
        if (found === undefined) throw new Rejection(404, '没有找到这一轮补正', 404);
        const { request = found.request, dueOn = found.due_on, answer = found.answer } = body;
        if (body.dueOn != null && body.dueOn < found.requested_on)
          throw fieldRejection('dueOn', '补正期限不能早于提出补正的那一天');
        await tx.query('UPDATE declaration_corrections SET request = $2, due_on = $3, answer = $4 WHERE id = $1', [
          body.correctionId,
          request?.trim() || null,
          dueOn,
          answer?.trim() || null,
        ]);
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
        const place = await placeFor(tx, 'declaration_payouts', id, payoutId);
        await tx.query(
          `INSERT INTO declaration_payouts (id, declaration_id, amount_fen, paid_on, payer, note)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (id) DO UPDATE SET amount_fen = $3, paid_on = $4, payer = $5, note = $6`,
          [place, id, amountFen, paidOn, payer?.trim() || null, note?.trim() || null],
        );
      }),
    removePayout: remove('declaration_payouts'),

    saveObligation: (
      userId: string,
      id: string,
      { obligationId, kind, title, dueOn, doneOn, note }: S['SaveObligationBody'],
    ) =>
      change(userId, id, async (tx) => {
        const place = await placeFor(tx, 'declaration_obligations', id, obligationId);
        await tx.query(
          `INSERT INTO declaration_obligations (id, declaration_id, kind, title, due_on, done_on, note)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (id) DO UPDATE SET kind = $3, title = $4, due_on = $5, done_on = $6, note = $7`,
          [place, id, kind, filled('title', '后续义务', title), dueOn, doneOn ?? null, note?.trim() || null],
        );
      }),
    removeObligation: remove('declaration_obligations'),
  };
}
