'use client';
import type { Order } from '@hengce/api';
import { Alert, DescriptionList, Heading, Icon, IconButton, SampleTag, useCopy } from '@hengce/ui';
import { Copy } from 'lucide-react';
import { card, hint, line } from './order.css';
import { useOrdersText } from './text';

/** Bank account for the transfer, with a copy button for each part. */
export function PayeeCard({ order: { payee, reference } }: { order: Order }) {
  const text = useOrdersText().orders;
  const copy = useCopy();
  const words = text.payee;
  const row = (label: string, value: string) => ({
    label,
    value,
    action: (
      <IconButton
        size="sm"
        label={words.copy(label)}
        icon={<Icon icon={Copy} size="sm" />}
        onPress={() => void copy(value)}
      />
    ),
  });
  return (
    <section className={card}>
      <div className={line}>
        <Heading level={2}>{words.title}</Heading>
        {payee?.isSample ? <SampleTag /> : null}
      </div>
      {payee ? (
        <>
          <DescriptionList
            items={[
              row(words.name, payee.name),
              row(words.account, payee.account),
              row(words.bank, payee.bank),
              row(words.reference, reference),
            ]}
          />
          {payee.isSample ? <Alert tone="warning">{words.sample}</Alert> : <p className={hint}>{words.hint}</p>}
        </>
      ) : (
        <p className={hint}>{words.none}</p>
      )}
    </section>
  );
}
