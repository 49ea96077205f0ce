'use client';
import type { ReactNode } from 'react';
import type { useField } from 'react-aria/useField';
import { FieldErrorContext, LabelContext, Provider, TextContext } from 'react-aria-components';
import { FieldParts, type FieldTexts } from '../FormField';

export interface FieldContextsProps {
  aria: ReturnType<typeof useField>;
  texts: FieldTexts;
  isInvalid: boolean;
  children: ReactNode;
}

const details = { badInput: false, customError: true } as ValidityState;

/** Contexts that link label, help and error to a control without a field in react-aria-components. */
export function FieldContexts({ aria, texts, isInvalid, children }: FieldContextsProps) {
  const { label, isLabelHidden, labelAction, description, errorMessage, isOptional, isPrefilled } = texts;
  const parts = { label, isLabelHidden, labelAction, description, errorMessage, isOptional, isPrefilled };
  return (
    <Provider
      values={[
        [LabelContext, { ...aria.labelProps, elementType: 'span' }],
        [TextContext, { slots: { description: aria.descriptionProps, errorMessage: aria.errorMessageProps } }],
        [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: details }],
      ]}
    >
      <FieldParts {...parts} isInvalid={isInvalid}>
        {children}
      </FieldParts>
    </Provider>
  );
}
