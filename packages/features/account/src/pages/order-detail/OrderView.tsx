'use client';
import type { Order } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour, fullMoment } from '@hengce/text';
import { Alert, PageHeader, StageRule, Tag, Text } from '@hengce/ui';
import { AdviserLine } from '../../components/order/AdviserLine';
import { DocumentButtons } from '../../components/order/DocumentButtons';
import { OnlinePayment } from '../../components/order/OnlinePayment';
import { OrderItems } from '../../components/order/OrderItems';
import { PayeeCard } from '../../components/order/PayeeCard';
import { ProofPart } from '../../components/order/ProofPart';
import { useOrdersText } from '../../components/order/text';
import { orderStages } from '../../model/orderStages';
import { DraftPart } from './DraftPart';
import { InvoicePart } from './InvoicePart';
import { OrderActions } from './OrderActions';
import { column, columns, page, titleRow } from './OrderDetailPage.css';
import { useOrderDetailText } from './text';

/** An order: its progress on a ruler, its items on the left, payment and contacts on the right. */
export function OrderView({ order }: { order: Order }) {
  const text = useOrderDetailText().orderDetail;
  const shared = useOrdersText().orders;
  const now = useNow();
  const { state, timeline } = order;
  const since = dayAndHour(timeline.at(0)?.at ?? order.createdAt, now);
  const notes = timeline.flatMap(({ note, at }) => (note ? [`${dayAndHour(at, now)}，${note}`] : []));
  const stages = orderStages(order, {
    label: text.stages,
    moment: (at) => dayAndHour(at, now),
    payBy: (at) => text.payBy(dayAndHour(at, now)),
    confirmNext: text.confirmNext,
    openNext: text.openNext,
    invoiceNext: text.invoiceNext,
    refundNext: text.refundNext,
  });
  const isWaiting = state === 'pending_payment' || state === 'proof_submitted';
  return (
    <div className={page}>
      <PageHeader
        title={
          <span className={titleRow}>
            {shared.states[state]}
            <Tag>{shared.payMethods[order.paidBy ?? order.payMethod]}</Tag>
          </span>
        }
        description={state === 'draft' ? text.draftNo(order.orderNo, since) : text.orderNo(order.orderNo, since)}
        actions={
          <>
            <OrderActions order={order} />
            <DocumentButtons order={order} />
          </>
        }
      />
      {state === 'draft' ? <DraftPart order={order} /> : <StageRule label={text.progress} stages={stages} />}
      {notes.map((note) => (
        <Alert key={note}>{note}</Alert>
      ))}
      <div className={columns}>
        <div className={column}>
          <OrderItems order={order} />
          {order.startsAt && order.expiresAt ? (
            <Text variant="meta">{text.term(fullMoment(order.startsAt), fullMoment(order.expiresAt))}</Text>
          ) : null}
          <InvoicePart order={order} />
        </div>
        <div className={column}>
          <OnlinePayment order={order} />
          {isWaiting ? <PayeeCard order={order} /> : null}
          <ProofPart order={order} />
          <AdviserLine adviser={order.adviser} />
        </div>
      </div>
    </div>
  );
}
