'use client';
import type { PayMethod, Plan, SaleTerms } from '@hengce/api';
import { Alert, Button, Heading, NumberField, Radio, RadioGroup, Switch, Text } from '@hengce/ui';
import { useRef } from 'react';
import { FormFailure } from '../../components/FormFailure';
import { Agreement } from '../../components/order/Agreement';
import { InvoiceFields } from '../../components/order/InvoiceFields';
import { priceOf, yuanOf } from '../../model/money';
import { OrderSum } from './OrderSum';
import {
  barPrice,
  between,
  buttons,
  centred,
  order,
  phoneBar,
  rows,
  submitPart,
  wideOnly,
  words,
} from './PurchaseEquityPage.css';
import { maxExtraSeats, type PurchaseState } from './purchaseState';
import { usePurchaseEquityText } from './text';
import { useOrderForm } from './useOrderForm';

export interface OrderFormProps {
  plan: Plan;
  state: PurchaseState;
  setState: (patch: Partial<PurchaseState>, options?: { replace?: boolean }) => void;
  terms: SaleTerms;
}

/** Form of an order for the chosen plan: seats, price, payment, invoice, agreement. */
export function OrderForm({ plan, state, setState, terms }: OrderFormProps) {
  const text = usePurchaseEquityText().purchaseEquity.order;
  const form = useRef<HTMLFormElement>(null);
  const filled = useOrderForm(form, plan, state, terms.agreement.version);
  const { quote } = filled;
  const isSandbox = terms.gateway === 'sandbox';
  const isPriceKnown = quote.data !== undefined && !quote.isPlaceholderData;
  const submit = (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      isBlock
      isPending={filled.isSubmitting}
      isDisabled={!isPriceKnown && !filled.isSubmitting}
    >
      {filled.isSubmitting ? text.submitting : text.submit}
    </Button>
  );
  return (
    <form
      ref={form}
      className={order}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        filled.send(false);
      }}
    >
      <Heading level={2} variant="section">
        {text.title}
      </Heading>
      {plan.extraSeatFen ? (
        <div className={between}>
          <span className={words}>
            <Text>{text.extraSeats}</Text>
            <Text variant="meta">{text.seatPrice(priceOf(plan.extraSeatFen[state.billing]), state.billing)}</Text>
          </span>
          <NumberField
            label={text.extraSeats}
            isLabelHidden
            hasStepper
            minValue={0}
            maxValue={maxExtraSeats}
            value={state.extraSeats}
            onChange={(extraSeats) => setState({ extraSeats: extraSeats || 0 }, { replace: true })}
          />
        </div>
      ) : null}
      <OrderSum plan={plan} billing={state.billing} quote={quote} />
      <RadioGroup
        label={text.payMethod}
        variant="card"
        value={filled.payMethod}
        onChange={(method) => filled.setPayMethod(method as PayMethod)}
      >
        <Radio value="bank_transfer" trailing={text.transferNote}>
          {text.transfer}
        </Radio>
        {terms.gateway === null ? null : (
          <Radio value="gateway" trailing={isSandbox ? text.sandboxNote : text.onlineNote}>
            {isSandbox ? text.sandbox : text.online}
          </Radio>
        )}
      </RadioGroup>
      <div className={rows}>
        <Switch labelPosition="start" isSelected={filled.wantsInvoice} onChange={filled.setWantsInvoice}>
          {text.invoice}
        </Switch>
        <Text variant="meta">{text.invoiceNote}</Text>
        {filled.wantsInvoice ? <InvoiceFields invoice={filled.invoice} /> : null}
        <FormFailure failure={filled.invoice.failure} />
      </div>
      <div className={submitPart}>
        <Agreement agreement={terms.agreement} consent={filled.consent} />
        {filled.problem ? <Alert tone="danger">{filled.problem}</Alert> : null}
        <div className={buttons}>
          <span className={wideOnly}>{submit}</span>
          <Button
            size="lg"
            isPending={filled.isSavingDraft}
            isDisabled={!isPriceKnown}
            onPress={() => filled.send(true)}
          >
            {filled.isSavingDraft ? text.savingDraft : text.draft}
          </Button>
        </div>
      </div>
      <p className={centred}>{text.refundRule(terms.refundDays)}</p>
      <div className={phoneBar}>
        <span className={barPrice}>
          <Text variant="caption">{text.payable}</Text>
          <Text variant="strong" isTabular>
            {quote.data ? yuanOf(quote.data.payableFen) : text.pricing}
          </Text>
        </span>
        {submit}
      </div>
    </form>
  );
}
