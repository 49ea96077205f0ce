'use client';
import type { Order, SaleTerms } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { dayAndHour } from '@hengce/text';
import { Heading, LinkButton, PageHeader, Text } from '@hengce/ui';
import { AdviserLine } from '../../components/order/AdviserLine';
import { OnlinePayment } from '../../components/order/OnlinePayment';
import { PayeeCard } from '../../components/order/PayeeCard';
import { ProofPart } from '../../components/order/ProofPart';
import { useAccountHrefs } from '../../hrefs';
import { yuanOf } from '../../model/money';
import { amount, buttons, part, steps } from './OrderPlacedPage.css';
import { useOrderPlacedText } from './text';

/** A submitted order, how to pay it and the next steps. */
export function PlacedOrder({ order, terms }: { order: Order; terms: SaleTerms }) {
  const text = useOrderPlacedText().orderPlaced;
  const hrefs = useAccountHrefs();
  const now = useNow();
  const isUnpaid = order.state === 'pending_payment';
  const isOnline = order.payMethod === 'gateway' && order.actions.includes('pay');
  const next = [
    ...(isUnpaid && !isOnline ? [text.nextSteps.transfer, text.nextSteps.proof] : []),
    text.nextSteps.open,
    ...(order.invoice ? [text.nextSteps.invoice] : []),
  ];
  const isWaiting = isUnpaid || order.state === 'proof_submitted';
  return (
    <>
      <PageHeader title={text.states[order.state]} description={text.orderNo(order)} />
      <div className={part}>
        <Text variant="meta">{text.payable}</Text>
        <span className={amount}>{yuanOf(order.payableFen)}</span>
        {isUnpaid && order.payBy ? <Text variant="meta">{text.payBy(dayAndHour(order.payBy, now))}</Text> : null}
      </div>
      {isOnline ? (
        <section className={part}>
          <Heading level={2}>{text.howToPay}</Heading>
          <OnlinePayment order={order} />
        </section>
      ) : null}
      {isWaiting && !isOnline ? (
        <>
          <PayeeCard order={order} />
          <ProofPart order={order} />
        </>
      ) : null}
      {isWaiting ? (
        <section className={part}>
          <Heading level={2}>{text.next}</Heading>
          <ol className={steps}>
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ) : null}
      <section className={part}>
        <Heading level={2}>{text.rule}</Heading>
        <p>{text.refundRule(terms.refundDays)}</p>
      </section>
      <AdviserLine adviser={order.adviser} />
      <div className={buttons}>
        <LinkButton variant={isWaiting ? 'secondary' : 'primary'} href={hrefs.to('orderDetail', `orderId=${order.id}`)}>
          {text.toOrder}
        </LinkButton>
        {order.state === 'active' ? <LinkButton href={hrefs.to('equity')}>{text.toUses}</LinkButton> : null}
      </div>
    </>
  );
}
