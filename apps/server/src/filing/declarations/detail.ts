import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai } from '@hengce/text';
import type { ItemLibrary } from '../../matching/items';
import type { MatchService } from '../../matching/match';
import type { Db } from '../../platform/db';
import { policyOf, subjectOf } from './findDeclaration';
import { readEvents } from './history';
import { gatesOf, readItemMatch } from './itemMatch';
import { isEditable, movesFrom, needsOf, stepName } from './machine';
import { blockersOf, isOverdue, readReadiness } from './readiness';
import type { DeclarationRow } from './repository';
import { readShift } from './tracking/shift';
import { listCorrections, listObligations, listPayouts, listTasks } from './tracking/trackingRepository';
import { toDeclaration } from './views';

type S = MainComponents['schemas'];

interface Parts {
  db: Db;
  matches: Pick<MatchService, 'current'>;
  library: Pick<ItemLibrary, 'matchables' | 'notices' | 'get'>;
}

/** A declaration with its blockers, steps and tracked entries; form and materials have views of their own. */
export async function readDetail(parts: Parts, row: DeclarationRow, now: Date): Promise<S['DeclarationDetail']> {
  const { db, library } = parts;
  const today = dateInShanghai(now);
  const { item, shift } = await readShift(library, row, now);
  const itemMatch = await readItemMatch(parts, row);
  const [readiness, events, tracked] = await Promise.all([
    readReadiness(db, row, { now, today, shift, gates: gatesOf(itemMatch), misprints: [] }),
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
    group: itemMatch?.judged.group ?? null,
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
    listTasks(db, id),
    listCorrections(db, id),
    listPayouts(db, id),
    listObligations(db, id),
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
