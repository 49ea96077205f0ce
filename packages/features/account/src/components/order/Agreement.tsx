'use client';
import type { SaleTerms } from '@hengce/api';
import { Button, Checkbox, Dialog, Heading, Link, Text } from '@hengce/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { itemName, stack } from './order.css';
import { useOrdersText } from './text';
import type { Consent } from './useConsent';

export interface AgreementProps {
  agreement: SaleTerms['agreement'];
  consent: Consent;
}

// Reading the agreement must not tick the box that holds its link.
const keepTick = (event: MouseEvent) => event.preventDefault();

/** Checkbox of the agreement that an order requires; it starts empty. */
export function Agreement({ agreement, consent }: AgreementProps) {
  const text = useOrdersText().orders.agreement;
  const { hasAgreed, agree, reminders } = consent;
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
        isSelected={hasAgreed}
        onChange={agree}
        errorMessage={reminders > 0 ? text.missing : undefined}
      >
        {text.agree}
        <Link onPress={() => setIsOpen(true)} onClick={keepTick}>
          {text.link}
        </Link>
      </Checkbox>
      <Dialog
        title={text.title}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={(close) => (
          <Button variant="primary" onPress={close}>
            {text.close}
          </Button>
        )}
      >
        <div className={stack}>
          <Text variant="meta">{text.version(agreement.version)}</Text>
          {agreement.clauses.map(({ title, text: clause }) => (
            <section key={title} className={itemName}>
              <Heading level={3}>{title}</Heading>
              <p>{clause}</p>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  );
}
