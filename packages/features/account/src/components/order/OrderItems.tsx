'use client';
import type { Order } from '@hengce/api';
import { accountAmount } from '@hengce/text';
import { DataTable, Heading, Text } from '@hengce/ui';
import { Fragment } from 'react';
import { yuanOf } from '../../model/money';
import { itemName, payable, payableLabel, stack, sumLabel, sums, sumValue } from './order.css';
import { useOrdersText } from './text';

/** Items of an order, line by line, with their sum. The numbers are the server's. */
export function OrderItems({ order }: { order: Order }) {
  const text = useOrdersText().orders.items;
  const rows = order.items.map((item, index) => ({ ...item, id: String(index) }));
  const parts: [string, number][] =
    order.discountFen === 0
      ? []
      : [
          [text.total, order.totalFen],
          [order.discountName ?? '', -order.discountFen],
        ];
  return (
    <section className={stack}>
      <Heading level={2}>{text.label}</Heading>
      <DataTable
        label={text.label}
        size="lg"
        rows={rows}
        columns={[
          {
            id: 'name',
            label: text.name,
            isRowHeader: true,
            render: ({ name, detail }) => (
              <span className={itemName}>
                {name}
                <Text variant="caption">{detail}</Text>
              </span>
            ),
          },
          { id: 'quantity', label: text.quantity, align: 'end', width: 72 },
          { id: 'unit', label: text.unit, align: 'end', width: 112, render: ({ unitFen }) => accountAmount(unitFen) },
          {
            id: 'amount',
            label: text.amount,
            align: 'end',
            width: 112,
            render: ({ amountFen }) => accountAmount(amountFen),
          },
        ]}
      />
      <dl className={sums}>
        {parts.map(([label, fen]) => (
          <Fragment key={label}>
            <dt className={sumLabel}>{label}</dt>
            <dd className={sumValue}>{yuanOf(fen)}</dd>
          </Fragment>
        ))}
        <dt className={payableLabel}>{text.payable}</dt>
        <dd className={payable}>{yuanOf(order.payableFen)}</dd>
      </dl>
    </section>
  );
}
