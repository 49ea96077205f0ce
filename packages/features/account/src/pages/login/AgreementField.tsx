'use client';
import { Checkbox, Link } from '@hengce/ui';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { FieldProps } from '../../components/useFields';
import { useAccountText } from '../../text';
import type { LegalDocument } from './legal/LegalDialog';

// Few people open it; the texts and the dialog wait until then.
const LegalDialog = lazy(async () => ({ default: (await import('./legal/LegalDialog')).LegalDialog }));

// Reading a document must not tick the box that holds its link.
const keepTick = (event: MouseEvent) => event.preventDefault();

/** Checkbox of the agreement that sign-in requires. It starts empty. */
export function AgreementField({ name, value, onChange, isInvalid, errorMessage }: FieldProps) {
  const { login: text } = useAccountText();
  const [shown, setShown] = useState<LegalDocument>();
  return (
    <>
      <Checkbox
        name={name}
        isSelected={value !== ''}
        onChange={(isSelected) => onChange(isSelected ? 'yes' : '')}
        isInvalid={isInvalid}
        errorMessage={errorMessage}
      >
        {text.agree}
        <Link onPress={() => setShown('terms')} onClick={keepTick}>
          {text.terms}
        </Link>
        {text.and}
        <Link onPress={() => setShown('privacy')} onClick={keepTick}>
          {text.privacy}
        </Link>
      </Checkbox>
      {shown ? (
        <Suspense fallback={null}>
          <LegalDialog document={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
