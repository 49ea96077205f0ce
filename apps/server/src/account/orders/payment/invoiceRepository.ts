import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

type S = MainComponents['schemas'];

export async function findInvoice(db: Db, orderId: string): Promise<S['Invoice'] | undefined> {
  const [row] = await db.query<Omit<S['Invoice'], 'taxNo'> & { tax_no: string }>(
    'SELECT kind, title, tax_no, email, state FROM invoices WHERE order_id = $1',
    [orderId],
  );
  return row && { kind: row.kind, title: row.title, taxNo: row.tax_no, email: row.email, state: row.state };
}

/** Requests an invoice, or changes the request. @returns false when it has been issued */
export async function saveInvoice(tx: Db, orderId: string, invoice: S['InvoiceBody'], at: Date): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO invoices (order_id, kind, title, tax_no, email, requested_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (order_id) DO UPDATE SET kind = excluded.kind, title = excluded.title, tax_no = excluded.tax_no,
       email = excluded.email, requested_at = excluded.requested_at WHERE invoices.state = 'requested'
     RETURNING order_id`,
    [orderId, invoice.kind, invoice.title, invoice.taxNo, invoice.email, at],
  );
  return rows.length === 1;
}

/** Marks a requested invoice as issued. @returns false when none was requested, or it was issued before */
export async function issueInvoice(tx: Db, orderId: string, at: Date): Promise<boolean> {
  const rows = await tx.query(
    "UPDATE invoices SET state = 'issued', issued_at = $2 WHERE order_id = $1 AND state = 'requested' RETURNING 1",
    [orderId, at],
  );
  return rows.length === 1;
}
