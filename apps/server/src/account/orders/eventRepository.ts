import type { Db } from '../../platform/db';
import type { OrderState } from './machine';

export type Actor = 'user' | 'gateway' | 'operator' | 'clock';

/** Entry in the timeline of an order. */
export interface OrderEvent {
  state: OrderState;
  actor: Actor;
  note: string | null;
  at: Date;
}

export async function insertEvent(tx: Db, orderId: string, event: OrderEvent): Promise<void> {
  await tx.query('INSERT INTO order_events (order_id, state, actor, note, at) VALUES ($1, $2, $3, $4, $5)', [
    orderId,
    event.state,
    event.actor,
    event.note,
    event.at,
  ]);
}

/** Timeline of an order, the oldest first. */
export const listEvents = (db: Db, orderId: string): Promise<OrderEvent[]> =>
  db.query<OrderEvent>('SELECT state, actor, note, at FROM order_events WHERE order_id = $1 ORDER BY id', [orderId]);
