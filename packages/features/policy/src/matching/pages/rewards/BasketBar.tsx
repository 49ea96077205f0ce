'use client';
import { Button, DialogTrigger, Drawer } from '@hengce/ui';
import { Basket } from './Basket';
import { bar, barWords, muted } from './RewardsPage.css';
import { useRewardsText } from './text';
import type { Basket as BasketState } from './useBasket';

/** Bar of the basket where it has no column; a press opens all of it. */
export function BasketBar({ basket }: { basket: BasketState }) {
  const text = useRewardsText().rewards.basket;
  const count = basket.items.length;
  return (
    <section className={bar} aria-label={text.bar}>
      <div className={barWords}>
        <strong>{text.title}</strong>
        <span className={muted}>{count === 0 ? text.emptyPhone : text.count(count)}</span>
      </div>
      {count > 0 ? (
        <DialogTrigger>
          <Button variant="primary">{text.show}</Button>
          <Drawer title={text.title}>
            <Basket basket={basket} hasTitle={false} />
          </Drawer>
        </DialogTrigger>
      ) : null}
    </section>
  );
}
