'use client';
import type { Billing, Plan, Quote } from '@hengce/api';
import { hasOnlyFailed } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { Text } from '@hengce/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { yuanOf } from '../../model/money';
import { between, money, payable, rows, separated, stale, words } from './PurchaseEquityPage.css';
import { usePurchaseEquityText } from './text';

export interface OrderSumProps {
  plan: Plan;
  billing: Billing;
  quote: UseQueryResult<Quote>;
}

/** Price as the server quotes it; the old one is dimmed while a new one is computed. */
export function OrderSum({ billing, quote }: OrderSumProps) {
  const text = usePurchaseEquityText().purchaseEquity.order;
  const { data } = quote;
  if (hasOnlyFailed(quote)) return <QueryFailure isLine query={quote} title={text.priceFailed} />;
  const row = (label: string, fen: number) => (
    <div key={label} className={between}>
      <Text variant="meta">{label}</Text>
      <span className={money}>{yuanOf(fen)}</span>
    </div>
  );
  return (
    <div className={rows} aria-busy={quote.isPlaceholderData || !data}>
      {data?.items.map(({ name, quantity, amountFen }, index) => (
        <div key={name} className={between}>
          <span className={words}>
            <Text>{quantity > 1 ? `${name}×${quantity}` : name}</Text>
            {index === 0 ? <Text variant="meta">{text.term[billing]}</Text> : null}
          </span>
          <span className={money}>{yuanOf(amountFen)}</span>
        </div>
      ))}
      <div className={separated}>
        {data && data.discountFen > 0 ? row(data.discountName ?? '', -data.discountFen) : null}
        <div className={between}>
          <Text>{text.payable}</Text>
          <output className={quote.isPlaceholderData ? `${payable} ${stale}` : payable}>
            {data ? yuanOf(data.payableFen) : text.pricing}
          </output>
        </div>
      </div>
    </div>
  );
}
