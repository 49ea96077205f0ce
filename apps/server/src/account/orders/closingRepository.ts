// Orders of an account that is closed.
import type { Db } from '../../platform/db';

/**
 * Number of an order of the account that an adviser still has to act on: payment slip sent, paid but not active, or being
 * refunded; undefined without one.
 */
export async function findPendingOrderNo(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.query<{ order_no: string }>(
    "SELECT order_no FROM orders WHERE user_id = $1 AND state IN ('proof_submitted', 'paid', 'refunding') LIMIT 1",
    [userId],
  );
  return row?.order_no;
}

/** File ids of the payment slips (付款凭证) of an account. */
export async function listProofIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.query<{ proof_file_id: string }>(
    'SELECT proof_file_id FROM orders WHERE user_id = $1 AND proof_file_id IS NOT NULL',
    [userId],
  );
  return rows.map((row) => row.proof_file_id);
}

/** Cancels the drafts and unpaid orders of an account that is being closed; one with a payment slip stays. */
export async function cancelUnpaid(tx: Db, userId: string, at: Date): Promise<void> {
  await tx.query(
    `WITH cancelled AS (
       UPDATE orders SET state = 'cancelled', pay_by = NULL
       WHERE user_id = $1 AND state IN ('draft', 'pending_payment') RETURNING id
     )
     INSERT INTO order_events (order_id, state, actor, note, at)
     SELECT id, 'cancelled', 'user', '账号已注销', $2 FROM cancelled`,
    [userId, at],
  );
}
