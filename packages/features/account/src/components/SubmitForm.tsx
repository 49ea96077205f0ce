'use client';
import { Button } from '@hengce/ui';
import type { ReactNode, RefObject } from 'react';
import type { FormFailure as Failure } from '../model/failure';
import { FormFailure } from './FormFailure';
import { form } from './form.css';

export interface SubmitFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  failure: Failure | undefined;
  /** Nothing more is sent. */
  isBusy: boolean;
  /** The words of the button, and those while it is busy. */
  label: string;
  busyLabel: string;
  onSubmit: () => void;
  children: ReactNode;
  /** Above the button, below what went wrong. */
  hint?: ReactNode;
  /** Below the button. */
  foot?: ReactNode;
}

/** A form with one button, which says above it what went wrong, and is sent once at a time. */
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
