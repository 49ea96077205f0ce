import type { Db } from '../../../platform/db';

/** Payment by a gateway; unpaid until it has a transaction. */
export interface PaymentRow {
  id: string;
  order_id: string;
  amount_fen: number;
  transaction_id: string | null;
  paid_at: Date | null;
}

export async function findPayment(db: Db, id: string, gateway: string): Promise<PaymentRow | undefined> {
  const [row] = await db.query<PaymentRow>('SELECT * FROM payments WHERE id = $1 AND gateway = $2', [id, gateway]);
  return row;
}

export async function findOwnPayment(db: Db, userId: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.query<PaymentRow>(
    'SELECT p.* FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.id = $1 AND o.user_id = $2',
    [id, userId],
  );
  return row;
}

export async function hasTransaction(db: Db, gateway: string, transactionId: string): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM payments WHERE gateway = $1 AND transaction_id = $2', [
    gateway,
    transactionId,
  ]);
  return rows.length > 0;
}

/** Id of an unpaid payment of an order by a gateway, for an amount in 分; undefined for none. */
export async function findUnpaid(
  tx: Db,
  orderId: string,
  gateway: string,
  amountFen: number,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    'SELECT id FROM payments WHERE order_id = $1 AND gateway = $2 AND amount_fen = $3 AND paid_at IS NULL LIMIT 1',
    [orderId, gateway, amountFen],
  );
  return row?.id;
}

export async function insertPayment(
  tx: Db,
  payment: { id: string; orderId: string; gateway: string; amountFen: number; at: Date },
): Promise<void> {
  await tx.query('INSERT INTO payments (id, order_id, gateway, amount_fen, created_at) VALUES ($1, $2, $3, $4, $5)', [
    payment.id,
    payment.orderId,
    payment.gateway,
    payment.amountFen,
    payment.at,
  ]);
}

export async function setPaid(tx: Db, id: string, transactionId: string, at: Date): Promise<void> {
  await tx.query('UPDATE payments SET transaction_id = $2, paid_at = $3 WHERE id = $1', [id, transactionId, at]);
}
