'use client';
import type { InvoiceBody, InvoiceKind } from '@hengce/api';
import { creditCodeProblem } from '@hengce/text';
import { type RefObject, useState } from 'react';
import { useFields } from '../useFields';
import { useOrdersText } from './text';

export interface InvoiceValues {
  title: string;
  taxNo: string;
  email: string;
}

/**
 * Form state of an invoice: kind, fields with their errors, and the body to send. Until something is typed the values
 * are `initial`, also when that comes later.
 */
export function useInvoiceFields(form: RefObject<HTMLFormElement | null>, initial: Partial<InvoiceBody>) {
  const text = useOrdersText().orders.invoice;
  const [kind, setKind] = useState<InvoiceKind>(initial.kind ?? 'special');
  const [typed, setTyped] = useState<Partial<InvoiceValues>>({});
  // Until something is typed, what is known of the enterprise stands, also when it comes later.
  const values: InvoiceValues = {
    title: typed.title ?? initial.title ?? '',
    taxNo: typed.taxNo ?? initial.taxNo ?? '',
    email: typed.email ?? initial.email ?? '',
  };
  const fields = useFields<keyof InvoiceValues>(
    form,
    values as unknown as Record<keyof InvoiceValues, string>,
    (name, value) => setTyped((before) => ({ ...before, [name]: value })),
    {
      title(value) {
        const { length } = value.trim();
        return length === 0 ? text.headingMissing : length < 2 ? text.headingShort(length) : undefined;
      },
      taxNo(value) {
        const code = value.trim().toUpperCase();
        if (code === '') return text.taxNoMissing;
        const problem = creditCodeProblem(code);
        return problem ? text.taxNoProblem(problem) : undefined;
      },
      email(value) {
        const address = value.trim();
        if (address === '') return text.emailMissing;
        return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? undefined : text.emailWrong(address);
      },
    },
  );
  const body: InvoiceBody = {
    kind,
    title: values.title.trim(),
    taxNo: values.taxNo.trim().toUpperCase(),
    email: values.email.trim(),
  };
  return { ...fields, kind, setKind, body };
}
export type InvoiceFieldsState = ReturnType<typeof useInvoiceFields>;
