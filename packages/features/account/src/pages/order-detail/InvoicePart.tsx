'use client';
import type { Order } from '@hengce/api';
import { Button, DescriptionList, Heading, Text } from '@hengce/ui';
import { useState } from 'react';
import { InvoiceDialog } from '../../components/order/InvoiceDialog';
import { apart, stack } from '../../components/order/order.css';
import { useOrdersText } from '../../components/order/text';

/** Invoice of an order, with the button to request one or to change it until it is issued; nothing without either. */
export function InvoicePart({ order }: { order: Order }) {
  const text = useOrdersText().orders.invoice;
  const [isOpen, setIsOpen] = useState(false);
  const { invoice, actions } = order;
  const mayChange = actions.includes('requestInvoice');
  if (!invoice && !mayChange) return null;
  return (
    <section className={stack}>
      <div className={apart}>
        <Heading level={2}>{text.title}</Heading>
        {mayChange ? (
          <Button variant={invoice ? 'quiet' : 'secondary'} size="sm" onPress={() => setIsOpen(true)}>
            {invoice ? text.change : text.request}
          </Button>
        ) : null}
      </div>
      {invoice ? (
        <DescriptionList
          columns={2}
          items={[
            { label: text.kind, value: text.kinds[invoice.kind] },
            { label: text.heading, value: invoice.title },
            { label: text.taxNo, value: invoice.taxNo },
            { label: text.email, value: invoice.email },
            { label: text.state, value: text.states[invoice.state] },
          ]}
        />
      ) : (
        <Text variant="muted">{text.none}</Text>
      )}
      {isOpen ? <InvoiceDialog order={order} onClose={() => setIsOpen(false)} /> : null}
    </section>
  );
}
