'use client';
import { Link } from 'react-aria-components';
import { useUiText } from '../../../provider/Provider';
import { Highlight } from '../../Highlight';
import { DeadlineRule } from '../../ruler';
import {
  amount,
  body,
  clause,
  columns,
  conditions as conditionsClass,
  row,
  selection as selectionClass,
  side,
  snippet as snippetClass,
  snippets as snippetsClass,
  superseded,
  supersededLink,
  words,
} from './PolicyRow.css';
import type { PolicyRowProps } from './policyRowProps';
import { RowMeta } from './RowMeta';
import { RowTitle } from './RowTitle';

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
              {showsDeadline ? <DeadlineRule variant="row" {...deadline} /> : null}
            </div>
          ) : null}
          {/* null keeps the place, so that the columns of a list stay in line. */}
          {conditions === undefined ? null : <div className={conditionsClass({ variant })}>{conditions}</div>}
        </div>
      </div>
    </article>
  );
}

function Snippets({ snippets }: Required<Pick<PolicyRowProps, 'snippets'>>) {
  if (snippets.length === 0) return null;
  return (
    <div className={snippetsClass}>
      {snippets.map(({ label, text: words, marks, href }) => (
        <p key={`${label}${words}`} className={snippetClass}>
          {label && href ? (
            <Link href={href} className={clause}>
              {label}
            </Link>
          ) : label ? (
            <b className={clause}>{label}</b>
          ) : null}
          <Highlight text={words} marks={marks} />
        </p>
      ))}
    </div>
  );
}
