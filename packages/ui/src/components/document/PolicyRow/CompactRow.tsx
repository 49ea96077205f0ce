'use client';
import { useUiText } from '../../../provider/Provider';
import { DeadlineRule } from '../../ruler';
import { SampleTag, Tag } from '../../Tag';
import {
  amount,
  amountItem as amountItemClass,
  columns,
  compactIssuer,
  conditions as conditionsClass,
  deadline as deadlineClass,
  issuer,
  meta,
  row,
  unbroken,
  words,
} from './PolicyRow.css';
import type { PolicyRowProps } from './policyRowProps';
import { RowTitle } from './RowTitle';

/** Row with one line of facts under the title, amount and deadline at the right, as on the home page. */
export function CompactRow(props: Omit<PolicyRowProps, 'variant'>) {
  const { issuers = [], docNo, amountText, amountItem, deadline, conditions, isSample, statusLabel } = props;
  const text = useUiText();
  const variant = 'compact';
  return (
    <article className={row({ variant, isPressable: true })}>
      <div className={columns({ variant })}>
        <div className={words}>
          <RowTitle {...props} variant={variant} />
          <div className={meta}>
            {isSample ? <SampleTag /> : null}
            {statusLabel ? <Tag>{statusLabel}</Tag> : null}
            {issuers.length > 0 ? (
              <span className={docNo ? compactIssuer : issuer}>{issuers.join(text.issuersSeparator)}</span>
            ) : null}
            {docNo ? <span className={unbroken}>{docNo}</span> : null}
          </div>
        </div>
        {conditions ? <div className={conditionsClass({ variant })}>{conditions}</div> : null}
        {/* The column stays where a row beside it has a sum. */}
        {amountText === undefined && !conditions ? null : (
          <div
            className={amount({ variant, isOver: deadline?.state === 'closed', hasConditions: Boolean(conditions) })}
          >
            {amountText}
            {amountText && amountItem ? <div className={amountItemClass}>{amountItem}</div> : null}
          </div>
        )}
        {deadline ? (
          <div className={deadlineClass}>
            <DeadlineRule {...deadline} />
          </div>
        ) : null}
      </div>
    </article>
  );
}
