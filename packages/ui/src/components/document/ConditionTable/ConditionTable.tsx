'use client';
import { useUiText } from '../../../provider/Provider';
import { as } from './as';
import { ConditionRow } from './ConditionRow';
import { body, box, head, headCell, table } from './ConditionTable.css';
import type { ConditionTableProps } from './conditionTableProps';

/**
 * 条件表. Conditions with requirement, own value, verdict, clause and source. An unknown one is asked in its row. In
 * narrow containers each condition becomes a block of lines.
 */
export function ConditionTable({ label, conditions, onAnswer }: ConditionTableProps) {
  const text = useUiText();
  const heads = [text.condition, text.requirement, text.ownSituation, text.clause, text.dataSource];
  return (
    <div className={box}>
      <table className={table} {...as('table')} aria-label={label}>
        <thead className={head} {...as('rowgroup')}>
          <tr {...as('row')}>
            {heads.map((name) => (
              <th key={name} className={headCell} scope="col" {...as('columnheader')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={body} {...as('rowgroup')}>
          {conditions.map((condition) => (
            <ConditionRow key={condition.id} condition={condition} onAnswer={onAnswer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
