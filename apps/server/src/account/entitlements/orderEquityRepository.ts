import type { Db } from '../../platform/db';

/** Moves the equities of an order to another term. */
export async function moveEquitiesOfOrder(tx: Db, orderId: string, startsAt: Date, expiresAt: Date): Promise<void> {
  await tx.query('UPDATE equities SET starts_at = $2, expires_at = $3 WHERE order_id = $1', [
    orderId,
    startsAt,
    expiresAt,
  ]);
}

/** Ends the equities of an order at a moment, except those that ended before it. */
export async function endEquitiesOfOrder(tx: Db, orderId: string, at: Date): Promise<void> {
  await tx.query('UPDATE equities SET expires_at = $2 WHERE order_id = $1 AND expires_at > $2', [orderId, at]);
}

/** Number of uses that were taken from the equities of an order and not given back. */
export async function countUsesOfOrder(db: Db, orderId: string): Promise<number> {
  const [row] = await db.query<{ uses: number }>(
    `SELECT coalesce(-sum(l.delta), 0)::integer AS uses FROM use_ledger l JOIN equities e ON e.id = l.equity_id
     WHERE e.order_id = $1 AND l.reason IN ('use', 'refund')`,
    [orderId],
  );
  return row?.uses ?? 0;
}
