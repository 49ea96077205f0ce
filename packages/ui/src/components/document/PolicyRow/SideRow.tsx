'use client';
import { DeadlineRule } from '../../ruler';
import { SampleTag } from '../../Tag';
import { row } from './PolicyRow.css';
import type { PolicyRowProps } from './policyRowProps';
import { RowTitle } from './RowTitle';
import { amount, head, line } from './SideRow.css';

/** Row of a list beside the opened item: title and days, conditions and amount. */
export function SideRow(props: Omit<PolicyRowProps, 'variant'>) {
  const { amountText, deadline, conditions, isSample, isSelected } = props;
  const variant = 'side';
  return (
    <article className={row({ variant, isPressable: true })} data-selected={isSelected || undefined}>
      <div className={head}>
        <RowTitle {...props} variant={variant} />
        {deadline && deadline.state !== 'none' ? <DeadlineRule {...deadline} variant="words" /> : null}
      </div>
      <div className={line}>
        {conditions}
        {isSample ? <SampleTag /> : null}
        {amountText ? <span className={amount}>{amountText}</span> : null}
      </div>
    </article>
  );
}
