'use client';
import type { Order } from '@hengce/api';
import { Button, Dialog, toast } from '@hengce/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { factQueries } from '../../data/facts';
import { orderMutations } from '../../data/orders';
import { FormFailure } from '../FormFailure';
import { InvoiceFields } from './InvoiceFields';
import { form as formClass } from './order.css';
import { useOrdersText } from './text';
import { useInvoiceFields } from './useInvoiceFields';
import { useOrderChange } from './useOrderChange';

/** Dialog that requests an invoice or changes the request; prefilled from the enterprise. */
export function InvoiceDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const text = useOrdersText().orders.invoice;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { api, take } = useOrderChange();
  const known = useQuery(factQueries(api).enterprises()).data?.find(({ isCurrent }) => isCurrent);
  const invoice = useInvoiceFields(form, order.invoice ?? { title: known?.name, taxNo: known?.uscc ?? undefined });
  const save = useMutation({
    ...orderMutations(api).requestInvoice,
    onSuccess(changed) {
      take(changed);
      toast(text.saved);
      onClose();
    },
    onError: invoice.fail,
  });
  return (
    <Dialog
      title={order.invoice ? text.title : text.request}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={() => (
        <Button variant="primary" type="submit" form={id} isPending={save.isPending}>
          {save.isPending ? text.saving : text.save}
        </Button>
      )}
    >
      <form
        ref={form}
        id={id}
        className={formClass}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending && invoice.check()) save.mutate({ orderId: order.id, ...invoice.body });
        }}
      >
        <InvoiceFields invoice={invoice} />
        <FormFailure failure={invoice.failure} />
      </form>
    </Dialog>
  );
}
