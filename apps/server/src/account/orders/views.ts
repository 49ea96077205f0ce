import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { findFileHead } from '../../platform/file';
import { after, day } from '../../platform/vocabulary';
import { listEvents, type OrderEvent } from './eventRepository';
import { actionsOf, stateNames, stepNames } from './machine';
import { findInvoice } from './payment/invoiceRepository';
import type { OrderRow } from './repository';
import { refundDays } from './sale/agreement';
import type { Commerce } from './sale/commerce';
import { documentsOf } from './sale/documents';
import { termsOf } from './sale/terms';

type S = MainComponents['schemas'];

export const toSummary = (row: OrderRow): S['OrderSummary'] => ({
  id: row.id,
  orderNo: row.order_no,
  state: row.state,
  stateName: stateNames[row.state],
  planName: (JSON.parse(row.plan) as S['Plan']).name,
  billing: row.billing,
  payableFen: row.payable_fen,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
});

/** The last digits, which people copy into the transfer. */
const referenceOf = (row: OrderRow): string => row.order_no.slice(-6);

export function isRefundable(row: OrderRow, now: Date): boolean {
  return row.state === 'active' && row.starts_at !== null && now < after(row.starts_at, refundDays * day);
}

/** What the gateway did not report, an adviser found on the account. */
function paidBy(events: readonly OrderEvent[]): S['PayMethod'] | null {
  const paid = events.find(({ state }) => state === 'paid');
  if (paid === undefined) return null;
  return paid.actor === 'gateway' ? 'gateway' : 'bank_transfer';
}

/** Order as its page shows it: payer and payee, payment slip, invoice, documents, timeline, and the actions that are open now. */
export async function readOrder(
  db: Db,
  row: OrderRow,
  context: { commerce: Commerce; hasGateway: boolean; now: Date },
): Promise<S['Order']> {
  const plan = JSON.parse(row.plan) as S['Plan'];
  const proof = row.proof_file_id === null ? undefined : await findFileHead(db, row.proof_file_id);
  const invoice = (await findInvoice(db, row.id)) ?? null;
  const events = await listEvents(db, row.id);
  const timeline = events.map((event) => ({
    state: event.state,
    name: stepNames[event.state],
    at: event.at.toISOString(),
    note: event.note,
  }));
  const { commerce, hasGateway, now } = context;
  return {
    ...toSummary(row),
    ...(JSON.parse(row.quote) as S['Quote']),
    reference: referenceOf(row),
    planId: row.plan_id,
    seats: plan.seats === null ? null : plan.seats + row.extra_seats,
    extraSeats: row.extra_seats,
    payMethod: row.pay_method,
    paidBy: paidBy(events),
    invoice,
    proof:
      proof === undefined || row.proof_at === null
        ? null
        : { fileName: proof.name, size: proof.size, uploadedAt: row.proof_at.toISOString() },
    timeline,
    payee: (termsOf(row) ?? commerce).payee,
    adviser: commerce.adviser,
    actions: actionsOf({
      state: row.state,
      hasGateway,
      isInvoiceIssued: invoice?.state === 'issued',
      isRefundable: isRefundable(row, now),
    }),
    documents: documentsOf(timeline),
    startsAt: row.starts_at?.toISOString() ?? null,
    payBy: row.pay_by?.toISOString() ?? null,
  };
}
