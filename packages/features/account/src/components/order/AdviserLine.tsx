'use client';
import type { Adviser } from '@hengce/api';
import { Avatar, Heading, Icon, IconButton, Text, useCopy } from '@hengce/ui';
import { Copy } from 'lucide-react';
import { apart, hint, itemName, line, stack } from './order.css';
import { useOrdersText } from './text';

/** Name and phone of the adviser (顾问). */
export function AdviserLine({ adviser }: { adviser: Adviser | null }) {
  const text = useOrdersText().orders.adviser;
  const copy = useCopy();
  return (
    <section className={stack}>
      <Heading level={2}>{text.title}</Heading>
      {adviser ? (
        <div className={apart}>
          <span className={line}>
            <Avatar name={adviser.name} />
            <span className={itemName}>
              <Text>{adviser.name}</Text>
              <Text variant="meta" isTabular>
                {adviser.phone}
              </Text>
            </span>
          </span>
          <IconButton label={text.copy} icon={<Icon icon={Copy} />} onPress={() => void copy(adviser.phone)} />
        </div>
      ) : (
        <p className={hint}>{text.none}</p>
      )}
    </section>
  );
}
