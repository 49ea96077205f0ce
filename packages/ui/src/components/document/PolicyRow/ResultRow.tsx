'use client';
import { Link } from 'react-aria-components';
import { useUiText } from '../../../provider/Provider';
import { DeadlineRule } from '../../ruler';
import {
  amount,
  body,
  columns,
  conditions as conditionsClass,
  row,
  selection as selectionClass,
  side,
  sideDeadline,
  superseded,
  supersededLink,
  words,
} from './PolicyRow.css';
import type { PolicyRowProps } from './policyRowProps';
import { RowMeta } from './RowMeta';
import { RowTitle } from './RowTitle';
import { Snippets } from './Snippets';

/** Search result: title, facts, matching clauses, and at the right amount and deadline. */
export function ResultRow(props: Omit<PolicyRowProps, 'variant'>) {
  const { snippets = [], amountText, deadline, supersededBy, selection, conditions } = props;
  const text = useUiText();
  const variant = 'result';
  const isOver = deadline?.state === 'closed' || props.statusLabel !== undefined;
  const showsDeadline = deadline !== undefined && deadline.state !== 'none';
  return (
    <article className={row({ variant })}>
      <div className={columns({ variant })}>
        {selection ? <div className={selectionClass}>{selection}</div> : null}
        <div className={body}>
          <div className={words}>
            <RowTitle {...props} variant={variant} />
            <RowMeta {...props} />
            {supersededBy ? (
              <p className={superseded}>
                {text.supersededBy}
                <Link href={supersededBy.href} className={supersededLink}>
                  《{supersededBy.title}》
                </Link>
              </p>
            ) : (
              <Snippets snippets={snippets} />
            )}
          </div>
          {amountText || showsDeadline ? (
            <div className={side}>
              <div className={amount({ variant, isOver })}>{amountText}</div>
              {showsDeadline ? (
                <div className={sideDeadline}>
                  <DeadlineRule variant="row" {...deadline} />
                </div>
              ) : null}
            </div>
          ) : null}
          {/* null keeps the place, so that the columns of a list stay in line. */}
          {conditions === undefined ? null : <div className={conditionsClass({ variant })}>{conditions}</div>}
        </div>
      </div>
    </article>
  );
}
