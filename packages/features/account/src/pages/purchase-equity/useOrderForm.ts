'use client';
import { createRequestKey, type Order, type PayMethod, type Plan, type Purchase } from '@hengce/api';
import { useFeatureHost } from '@hengce/feature-kit';
import { toast } from '@hengce/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useConsent } from '../../components/order/useConsent';
import { useInvoiceFields } from '../../components/order/useInvoiceFields';
import { useOrderChange } from '../../components/order/useOrderChange';
import { factQueries } from '../../data/facts';
import { orderMutations, orderQueries } from '../../data/orders';
import { useAccountHrefs } from '../../hrefs';
import { yuanOf } from '../../model/money';
import type { PurchaseState } from './purchaseState';
import { usePurchaseEquityText } from './text';

/** State of the order form: quote, consent, and submitting once. */
export function useOrderForm(
  form: RefObject<HTMLFormElement | null>,
  plan: Plan,
  state: PurchaseState,
  agreementVersion: string,
) {
  const text = usePurchaseEquityText().purchaseEquity.order;
  const { navigate } = useFeatureHost();
  const { api, take } = useOrderChange();
  const client = useQueryClient();
  const hrefs = useAccountHrefs();
  const { billing } = state;
  const purchase: Purchase = { planId: plan.id, billing, extraSeats: plan.extraSeatFen ? state.extraSeats : 0 };
  const quote = useQuery(orderQueries(api).quote(purchase));
  const known = useQuery(factQueries(api).enterprises()).data?.find(({ isCurrent }) => isCurrent);
  const invoice = useInvoiceFields(form, { title: known?.name, taxNo: known?.uscc ?? undefined });
  const [payMethod, setPayMethod] = useState<PayMethod>('bank_transfer');
  const [wantsInvoice, setWantsInvoice] = useState(false);
  const consent = useConsent(agreementVersion);
  const [problem, setProblem] = useState<string>();
  const keyOf = useIdempotencyKey();
  const create = useMutation(orderMutations(api).create);
  const requestInvoice = useMutation(orderMutations(api).requestInvoice);

  const refused = async (shownFen: number, message: string) => {
    // The agreement may be the one that changed.
    void client.invalidateQueries({ queryKey: orderQueries(api).terms().queryKey });
    const { data } = await quote.refetch();
    const isDearer = data !== undefined && data.payableFen !== shownFen;
    setProblem(isDearer ? text.priceChanged(yuanOf(shownFen), yuanOf(data.payableFen)) : text.notSubmitted(message));
  };
  const goOn = async (order: Order, isDraft: boolean) => {
    take(order);
    if (wantsInvoice && !isDraft) {
      // The order stands whatever becomes of its invoice.
      const changed = await requestInvoice.mutateAsync({ orderId: order.id, ...invoice.body }).catch(() => null);
      if (changed) take(changed);
      else toast(text.invoiceLater, { tone: 'error' });
    }
    if (isDraft) toast(text.draftSaved);
    const query = new URLSearchParams({ orderId: order.id }).toString();
    navigate(hrefs.to(isDraft ? 'orderDetail' : 'orderInfo', query));
  };
  const isBusy = create.isPending || requestInvoice.isPending;
  const send = (isDraft: boolean) => {
    // The price that is seen is the price that is sent; while another one is on its way there is none.
    if (isBusy || !quote.data || quote.isPlaceholderData) return;
    const isInvoiceFine = isDraft || !wantsInvoice || invoice.check();
    if (!isInvoiceFine) return;
    if (!isDraft && !consent.check()) return;
    setProblem(undefined);
    const { payableFen } = quote.data;
    const agreed = isDraft ? {} : { agreementVersion };
    const order = { ...purchase, payMethod, payableFen, asDraft: isDraft, ...agreed };
    create.mutate(
      { ...order, idempotencyKey: keyOf(JSON.stringify(order)) },
      {
        onSuccess: (made) => void goOn(made, isDraft),
        onError(error) {
          if (error.kind === 'session-expired' || error.kind === 'aborted') return;
          void client
            .cancelQueries({ queryKey: orderQueries(api).quote(purchase).queryKey })
            .then(() => refused(payableFen, error.message));
        },
      },
    );
  };
  return {
    quote,
    invoice,
    payMethod,
    setPayMethod,
    wantsInvoice,
    setWantsInvoice,
    consent,
    problem,
    isSubmitting: isBusy && !create.variables?.asDraft,
    isSavingDraft: create.isPending && create.variables.asDraft,
    send,
  };
}

/** Function that gives the idempotency key of an order as it is filled in: kept over retries, new when something in it changes. */
function useIdempotencyKey() {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (content: string): string => {
    if (last.current?.content !== content) last.current = { content, key: createRequestKey() };
    return last.current.key;
  };
}
