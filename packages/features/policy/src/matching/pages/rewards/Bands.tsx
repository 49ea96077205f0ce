'use client';
import type { CalculatorInputs } from '@hengce/api';
import { shortAmount } from '@hengce/text';
import { muted } from './RewardsPage.css';
import { useRewardsText } from './text';

/** Bands of a document, by which an amount rises. They cannot be edited: they come with the item. */
export function Bands({ bands = [] }: { bands?: CalculatorInputs['bands'] }) {
  const text = useRewardsText().rewards.calculator;
  if (bands.length === 0) return <p className={muted}>{text.bandsNone}</p>;
  return (
    <ul>
      {bands.map(({ upToFen, percent }, at) => {
        const from = shortAmount(bands[at - 1]?.upToFen ?? 0);
        const share = `${percent}${text.percent}`;
        return (
          <li key={from}>
            {upToFen === null ? text.bandAbove(from, share) : text.band(from, shortAmount(upToFen), share)}
          </li>
        );
      })}
    </ul>
  );
}
