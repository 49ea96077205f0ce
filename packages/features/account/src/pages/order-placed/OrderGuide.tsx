'use client';
import type { SaleTerms } from '@hengce/api';
import { Heading, LinkButton, PageHeader, Steps } from '@hengce/ui';
import { AdviserLine } from '../../components/order/AdviserLine';
import { useAccountHrefs } from '../../hrefs';
import { buttons, part } from './OrderPlacedPage.css';
import { useOrderPlacedText } from './text';

/** Explanation of ordering and paying, for visitors without an order. */
export function OrderGuide({ terms }: { terms: SaleTerms }) {
  const text = useOrderPlacedText().orderPlaced;
  const hrefs = useAccountHrefs();
  const { steps } = text;
  const all = [steps.choose, steps.pay(terms.payDays), steps.confirm, steps.open];
  return (
    <>
      <PageHeader title={text.explainTitle} description={text.explainBody} />
      <Steps
        label={text.explainTitle}
        steps={all.map(([label, description]) => ({ id: label, label, description, state: 'todo' as const }))}
      />
      <section className={part}>
        <Heading level={2}>{text.rule}</Heading>
        <p>{text.refundRule(terms.refundDays)}</p>
      </section>
      <AdviserLine adviser={terms.adviser} />
      <div className={buttons}>
        <LinkButton variant="primary" href={hrefs.to('purchaseEquity')}>
          {text.toPlans}
        </LinkButton>
        <LinkButton href={hrefs.to('myOrder')}>{text.toOrders}</LinkButton>
      </div>
    </>
  );
}
