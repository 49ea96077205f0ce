'use client';
import { DeadlineRule } from '../../ruler';
import { SampleTag } from '../../Tag';
import { row, sideAmount, sideHead, sideLine } from './PolicyRow.css';
import type { PolicyRowProps } from './policyRowProps';
import { RowTitle } from './RowTitle';

/** Row of a list beside the opened item: title and days, conditions and amount. */
export function SideRow(props: Omit<PolicyRowProps, 'variant'>) {
  const { amountText, deadline, conditions, isSample, isSelected } = props;
  const variant = 'side';
  return (
    <article className={row({ variant, isPressable: true })} data-selected={isSelected || undefined}>
      <div className={sideHead}>
        <RowTitle {...props} variant={variant} />
        {deadline && deadline.state !== 'none' ? <DeadlineRule {...deadline} variant="words" /> : null}
      </div>
      <div className={sideLine}>
        {conditions}
        {isSample ? <SampleTag /> : null}
        {amountText ? <span className={sideAmount}>{amountText}</span> : null}
      </div>
    </article>
  );
}
