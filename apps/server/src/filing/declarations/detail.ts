import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import type { ItemLibrary } from '../../matching/items';
import type { MatchService } from '../../matching/match';
import type { Db } from '../../platform/db';
import { readEvents } from './history';
import { isEditable, movesFrom, needsOf, stepName } from './machine';
import { blockersOf, isOverdue, readReadiness } from './readiness';
import { type DeclarationRow, policyOf, subjectOf } from './rows';
import { readShift } from './shift';
import { gatesOf, standingOf } from './standing';
import { toDeclaration } from './views';

type S = MainComponents['schemas'];

interface Parts {
  db: Db;
  matches: Pick<MatchService, 'current'>;
  library: Pick<ItemLibrary, 'matchables' | 'notices' | 'get'>;
}

/** Everything of one declaration but its form and materials. */
export async function readDetail(parts: Parts, row: DeclarationRow, now: Date): Promise<S['DeclarationDetail']> {
  const { db, library } = parts;
  const today = dateInShanghai(now);
  const { item, shift } = await readShift(library, row, now);
  const standing = await standingOf(parts, row);
  const [readiness, events, tracked] = await Promise.all([
    readReadiness(db, row, { now, today, shift, gates: gatesOf(standing) }),
    readEvents(db, row.id),
    readTracked(db, row.id),
  ]);
  return {
    ...toDeclaration(row),
    enterprise: subjectOf(row),
    policy: policyOf(row),
    ...(row.delivery ? { delivery: row.delivery } : {}),
    notice: item?.call
      ? {
          id: item.call.brief.id,
          title: item.call.brief.title,
          docNo: item.call.brief.docNo,
          window: item.call.brief.window,
          entry: item.call.intake?.entry ?? null,
        }
      : null,
    group: standing?.judged.group ?? null,
    isReadOnly: !isEditable(row.state),
    isOverdue: isOverdue(row, now),
    receiptNo: row.receipt_no,
    namingPattern: row.naming_pattern,
    moves: movesFrom(row.state).map((to) => ({
      to,
      name: stepName(row.state, to),
      needs: needsOf(row.state, to, tracked.payouts.length > 0),
      blockers: blockersOf(readiness, to),
    })),
    events,
    shift,
    ...tracked,
    publicity: row.publicity === null ? null : (JSON.parse(row.publicity) as S['DeclarationPublicity']),
    blocking: readiness.blocking,
  };
}

type Tracked = Pick<S['DeclarationDetail'], 'tasks' | 'corrections' | 'payouts' | 'paidFen' | 'obligations'>;

async function readTracked(db: Db, id: string): Promise<Tracked> {
  const [tasks, corrections, payouts, obligations] = await Promise.all([
    db.query<{ id: string; title: string; due_on: string | null; owner_label: string | null; is_done: boolean }>(
      `SELECT id, title, due_on, owner_label, is_done FROM declaration_tasks WHERE declaration_id = $1
       ORDER BY is_done, due_on NULLS LAST, created_at, id`,
      [id],
    ),
    db.query<{
      id: string;
      round: number;
      request: string | null;
      requested_on: string;
      due_on: string | null;
      answer: string | null;
      answered_on: string | null;
    }>('SELECT * FROM declaration_corrections WHERE declaration_id = $1 ORDER BY round DESC', [id]),
    db.query<{ id: string; amount_fen: number; paid_on: string; payer: string | null; note: string | null }>(
      'SELECT id, amount_fen, paid_on, payer, note FROM declaration_payouts WHERE declaration_id = $1 ORDER BY paid_on, id',
      [id],
    ),
    db.query<{
      id: string;
      kind: S['ObligationKind'];
      title: string;
      due_on: string | null;
      done_on: string | null;
      note: string | null;
    }>(
      `SELECT id, kind, title, due_on, done_on, note FROM declaration_obligations WHERE declaration_id = $1
       ORDER BY done_on IS NOT NULL, due_on NULLS LAST, id`,
      [id],
    ),
  ]);
  return {
    tasks: tasks.map((task) => ({
      taskId: task.id,
      title: task.title,
      dueOn: task.due_on,
      owner: task.owner_label,
      isDone: task.is_done,
    })),
    corrections: corrections.map((one) => ({
      correctionId: one.id,
      round: one.round,
      request: one.request,
      requestedOn: one.requested_on,
      dueOn: one.due_on,
      answer: one.answer,
      answeredOn: one.answered_on,
    })),
    payouts: payouts.map((one) => ({
      payoutId: one.id,
      amountFen: one.amount_fen,
      paidOn: one.paid_on,
      payer: one.payer,
      note: one.note,
    })),
    paidFen: payouts.reduce((sum, { amount_fen }) => sum + amount_fen, 0),
    obligations: obligations.map((one) => ({
      obligationId: one.id,
      kind: one.kind,
      title: one.title,
      dueOn: one.due_on,
      doneOn: one.done_on,
      note: one.note,
    })),
  };
}
