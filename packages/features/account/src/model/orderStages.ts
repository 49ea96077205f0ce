import type { Order, OrderState } from '@hengce/api';
import type { Stage } from '@hengce/ui';

export interface StageWords {
  label: Record<'submit' | 'proof' | 'pay' | 'confirm' | 'open' | 'invoice' | 'refund', string>;
  moment: (iso: string) => string;
  payBy: (iso: string) => string;
  confirmNext: string;
  openNext: string;
  invoiceNext: string;
  refundNext: string;
}

interface Mark {
  id: keyof StageWords['label'];
  doneAt: string | undefined;
  /** Words below it until then. */
  next?: string | undefined;
}

/** Stages of an order on its ruler: past, present and coming; the last five states once it is over or refunding. */
export function orderStages(order: Order, words: StageWords): Stage[] {
  const at = (state: OrderState) => order.timeline.find((entry) => entry.state === state)?.at;
  const isOver = ['cancelled', 'expired', 'refunding', 'refunded'].includes(order.state);
  if (isOver) return pastStages(order, words);

  const isOnline = (order.paidBy ?? order.payMethod) === 'gateway' && order.proof === null;
  const payBy = order.payBy === null ? undefined : words.payBy(order.payBy);
  const marks: Mark[] = [
    { id: 'submit', doneAt: at('pending_payment') },
    ...(isOnline ? [] : [{ id: 'proof', doneAt: at('proof_submitted') ?? at('paid'), next: payBy } as const]),
    { id: isOnline ? 'pay' : 'confirm', doneAt: at('paid'), next: isOnline ? payBy : words.confirmNext },
    { id: 'open', doneAt: at('active'), next: words.openNext },
  ];
  const stages = marks.map(
    ({ id, doneAt, next }): Stage => ({
      id,
      label: words.label[id],
      note: doneAt ? words.moment(doneAt) : next,
      state: doneAt ? 'done' : 'todo',
    }),
  );
  if (order.invoice) {
    const isIssued = order.invoice.state === 'issued';
    stages.push({
      id: 'invoice',
      label: words.label.invoice,
      note: isIssued ? undefined : words.invoiceNext,
      state: isIssued ? 'done' : 'todo',
    });
  }
  const now = stages.find(({ state }) => state === 'todo');
  if (now) now.state = 'current';
  return stages;
}

/** Stages of an order that is over, at most five; those of a refund under way have its end as the next. */
function pastStages(order: Order, words: StageWords): Stage[] {
  const entries = order.timeline.filter(({ state }, index, all) => state !== all[index - 1]?.state);
  const past = entries.slice(-5).map(
    ({ state, name, at }): Stage => ({
      id: state,
      label: name,
      note: words.moment(at),
      state: 'done',
    }),
  );
  if (order.state !== 'refunding') return past;
  return [...past, { id: 'refund', label: words.label.refund, note: words.refundNext, state: 'current' }];
}
