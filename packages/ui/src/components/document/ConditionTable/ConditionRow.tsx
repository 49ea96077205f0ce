'use client';
import type { CSSProperties } from 'react';
import { useUiText } from '../../../provider/Provider';
import { Button } from '../../Button';
import { StatusRing } from '../../Icon';
import { Link } from '../../Link';
import { as } from './as';
import {
  answers as answersClass,
  cell,
  missing,
  note as noteClass,
  open,
  row,
  verdict as verdictClass,
} from './ConditionTable.css';
import type { Condition, ConditionTableProps } from './conditionTableProps';

export interface ConditionRowProps {
  condition: Condition;
  onAnswer: ConditionTableProps['onAnswer'];
}

/** Indentation of a level, px. */
const step = 20;

export function ConditionRow({ condition, onAnswer }: ConditionRowProps) {
  const text = useUiText();
  const {
    id,
    name,
    requirement,
    verdict,
    own,
    note,
    depth = 0,
    answers = [],
    pendingAnswer,
    clause,
    source,
  } = condition;
  const isAsked = verdict === 'unknown' && answers.length > 0;
  return (
    <tr className={row} style={{ '--hc-condition-indent': `${depth * step}px` } as CSSProperties} {...as('row')}>
      <th className={cell({ kind: 'name' })} scope="row" {...as('rowheader')}>
        <span className={verdictClass}>
          <StatusRing state={verdict} label={text.verdicts[verdict]} />
          {name}
        </span>
      </th>
      <td className={cell({ kind: 'requirement' })} {...as('cell')}>
        {requirement}
      </td>
      <td className={cell({ kind: 'own' })} {...as('cell')}>
        {own ?? (isAsked || verdict === 'notApplicable' ? null : <span className={missing}>{text.notProvided}</span>)}
        {isAsked ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the look of a form
          <span className={answersClass} role="group" aria-label={name}>
            {answers.map((answer) => (
              <Button
                key={answer.id}
                size="sm"
                isPending={pendingAnswer === answer.id}
                isDisabled={pendingAnswer !== undefined && pendingAnswer !== answer.id}
                onPress={() => onAnswer?.(id, answer.id)}
              >
                {answer.label}
              </Button>
            ))}
          </span>
        ) : null}
        {note ? <span className={noteClass}>{note}</span> : null}
      </td>
      <td className={cell({ kind: 'clause' })} data-missing={clause ? undefined : ''} {...as('cell')}>
        {clause?.href ? (
          <Link variant="standalone" href={clause.href}>
            {clause.label}
          </Link>
        ) : (
          (clause?.label ?? text.missingValue)
        )}
      </td>
      <td className={cell({ kind: 'source' })} data-missing={source || isAsked ? undefined : ''} {...as('cell')}>
        {source ?? (isAsked ? <span className={open}>{text.awaitsYou}</span> : text.missingValue)}
      </td>
    </tr>
  );
}
