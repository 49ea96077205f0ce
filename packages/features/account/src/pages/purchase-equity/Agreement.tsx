'use client';
import type { SaleTerms } from '@hengce/api';
import { Button, Checkbox, Dialog, Heading, Link, Text } from '@hengce/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { rows, words } from './PurchaseEquityPage.css';
import { usePurchaseEquityText } from './text';

export interface AgreementProps {
  agreement: SaleTerms['agreement'];
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** How often it was tried without. */
  reminders: number;
}

// Reading the agreement must not tick the box that holds its link.
const keepTick = (event: MouseEvent) => event.preventDefault();

/** The tick that an order asks for; it starts empty. */
export function Agreement({ agreement, isSelected, onChange, reminders }: AgreementProps) {
  const text = usePurchaseEquityText().purchaseEquity.order;
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (reminders === 0) return;
    input.current?.focus({ preventScroll: true });
    // The middle, because on phones the foot of the page is under the bar with the price.
    input.current?.scrollIntoView({ block: 'center' });
  }, [reminders]);
  return (
    <>
      <Checkbox
        inputRef={input}
        isSelected={isSelected}
        onChange={onChange}
        errorMessage={reminders > 0 ? text.agreementMissing : undefined}
      >
        {text.agree}
        <Link onPress={() => setIsOpen(true)} onClick={keepTick}>
          {text.agreement}
        </Link>
      </Checkbox>
      <Dialog
        title={text.agreementTitle}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={(close) => (
          <Button variant="primary" onPress={close}>
            {text.close}
          </Button>
        )}
      >
        <div className={rows}>
          <Text variant="meta">{text.agreementVersion(agreement.version)}</Text>
          {agreement.clauses.map(({ title, text: clause }) => (
            <section key={title} className={words}>
              <Heading level={3}>{title}</Heading>
              <p>{clause}</p>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  );
}
