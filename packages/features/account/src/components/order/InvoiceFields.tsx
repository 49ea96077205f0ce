'use client';
import type { InvoiceKind } from '@hengce/api';
import { Radio, RadioGroup, TextField } from '@hengce/ui';
import { form } from './order.css';
import { useOrdersText } from './text';
import type { InvoiceFieldsState } from './useInvoiceFields';

const kinds: readonly InvoiceKind[] = ['special', 'normal'];

/** Fields of an invoice: 专票 or 普票, 抬头, tax number and e-mail address. */
export function InvoiceFields({ invoice }: { invoice: InvoiceFieldsState }) {
  const text = useOrdersText().orders.invoice;
  return (
    <div className={form}>
      <RadioGroup label={text.kindLabel} value={invoice.kind} onChange={(kind) => invoice.setKind(kind as InvoiceKind)}>
        {kinds.map((kind) => (
          <Radio key={kind} value={kind}>
            {text.kinds[kind]}
          </Radio>
        ))}
      </RadioGroup>
      <TextField label={text.heading} maxLength={100} autoComplete="organization" {...invoice.field('title')} />
      <TextField label={text.taxNo} maxLength={32} autoComplete="off" {...invoice.field('taxNo')} />
      <TextField label={text.email} type="email" maxLength={100} autoComplete="email" {...invoice.field('email')} />
    </div>
  );
}
