'use client';
import { DeadlineRule } from '../../ruler';
import { SampleTag, Tag } from '../../Tag';
import { amount, columns, meta, row, unbroken } from './PolicyRow.css';
import type { PolicyRowProps } from './policyRowProps';
import { RowTitle } from './RowTitle';

/** Row with title, then number and amount on one line; the deadline only when there is one. */
export function MobileRow(props: Omit<PolicyRowProps, 'variant'>) {
  const { docNo, amountText, deadline, conditions, isSample, statusLabel } = props;
  const variant = 'mobile';
  return (
    <article className={row({ variant, isPressable: true })}>
      <div className={columns({ variant })}>
        <RowTitle {...props} variant={variant} />
        <div className={meta}>
          {isSample ? <SampleTag /> : null}
          {statusLabel ? <Tag>{statusLabel}</Tag> : null}
          {conditions}
          {docNo ? <span className={unbroken}>{docNo}</span> : null}
          {amountText ? (
            <span className={amount({ variant, isOver: deadline?.state === 'closed' })}>{amountText}</span>
          ) : null}
        </div>
        {deadline && deadline.state !== 'none' ? <DeadlineRule {...deadline} size="md" /> : null}
      </div>
    </article>
  );
}
