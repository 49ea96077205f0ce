'use client';
import type { ApiError } from '@hengce/api';
import { type RefObject, useEffect, useState } from 'react';
import { type FormFailure, placeFailure } from '../model/failure';

/** Props that `field(name)` gives to a field of @hengce/ui. */
export interface FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  isInvalid: boolean;
  errorMessage: string | undefined;
}

type Rule = (value: string) => string | undefined;

/**
 * State of a form's fields. A field is checked when it is left, and after its first mistake while typing; an empty
 * field only when the form is sent. A message of the server stays until its field changes.
 *
 * @param rules the problem of each field's value; undefined for a valid one
 * @param failureAt the field of a business code, such as 1102 at `code`
 */
export function useFields<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<NoInfer<Name>, string>>,
  setValue: (name: NoInfer<Name>, value: string) => void,
  rules: Readonly<Record<Name, Rule>>,
  failureAt: Readonly<Partial<Record<number, NoInfer<Name>>>> = {},
) {
  const names = Object.keys(rules) as Name[];
  const [checked, setChecked] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<Name, { value: string; message: string }>>>({});
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<FormFailure>();

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals, form]);

  const errorOf = (name: Name): string | undefined => {
    const refusal = refused[name];
    if (refusal && refusal.value === values[name]) return refusal.message;
    return checked.has(name) ? rules[name](values[name]) : undefined;
  };
  const checkNow = (wanted: readonly Name[]) => {
    setChecked(new Set([...checked, ...wanted]));
    setFailure(undefined);
    const isFine = wanted.every((name) => rules[name](values[name]) === undefined);
    if (!isFine) setRefusals((count) => count + 1);
    return isFine;
  };
  return {
    /** Checks every field, or the named ones, and goes to the first that is wrong. */
    check: (...wanted: Name[]) => checkNow(wanted.length > 0 ? wanted : names),
    /** Shows a refused call: at its fields, and what belongs to none as `failure`. Without an error `failure` is over. */
    fail(error?: ApiError) {
      if (!error) return setFailure(undefined);
      const placed = placeFailure(error, names, failureAt);
      const sentences = (Object.entries(placed.fields) as [Name, string][]).map(([name, message]) => [
        name,
        { value: values[name], message },
      ]);
      setRefused(Object.fromEntries(sentences));
      if (sentences.length > 0) setRefusals((count) => count + 1);
      setFailure(placed.form);
    },
    failure,
    /** The props of one field. */
    field(name: Name): FieldProps {
      const errorMessage = errorOf(name);
      return {
        name,
        value: values[name],
        onChange: (value: string) => setValue(name, value),
        onBlur: () => {
          if (values[name] !== '' && rules[name](values[name])) setChecked(new Set([...checked, name]));
        },
        isInvalid: errorMessage !== undefined,
        errorMessage,
      };
    },
  };
}
