'use client';
import { Button } from '@hengce/ui';
import type { ReactNode, RefObject } from 'react';
import type { FormFailure as Failure } from '../model/failure';
import { FormFailure } from './FormFailure';
import { form } from './form.css';

export interface SubmitFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  failure: Failure | undefined;
  /** Whether the form is being sent; it cannot be sent again meanwhile. */
  isBusy: boolean;
  /** Label of the button; `busyLabel` while it is busy. */
  label: string;
  busyLabel: string;
  onSubmit: () => void;
  children: ReactNode;
  /** Content above the button, below a failure. */
  hint?: ReactNode;
  /** Content below the button. */
  foot?: ReactNode;
}

/** Form with one button and above that its failure. It cannot be sent again while it is being sent. */
export function SubmitForm({
  formRef,
  failure,
  isBusy,
  label,
  busyLabel,
  onSubmit,
  children,
  hint,
  foot,
}: SubmitFormProps) {
  return (
    <form
      ref={formRef}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children}
      <FormFailure failure={failure} />
      {hint}
      <Button type="submit" variant="primary" size="lg" isBlock isPending={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
      {foot}
    </form>
  );
}
