'use client';
import type { ReactNode } from 'react';
import { useUiText } from '../../../provider/Provider';
import type { StatusRingState } from '../../Icon';
import { as } from './as';
import { ConditionRow } from './ConditionRow';
import { body, box, head, headCell, table } from './ConditionTable.css';

export interface Condition {
  id: string;
  /** 研发费用占比 */
  name: string;
  /** 政策要求，如“不低于营业收入的4%”。 */
  requirement: string;
  /** met 符合，unknown 待确认，unmet 不符，notApplicable 不适用 */
  verdict: StatusRingState;
  /** 本企业情况：一句话，或一把 ThresholdRule。 */
  own?: ReactNode;
  /** 本企业情况之下的一行，如代入数字的算式。 */
  note?: ReactNode;
  /**
   * 属于上面的哪一层：满足其一的几项比它们的总条件深一层。
   *
   * @default 0
   */
  depth?: number;
  /** 待确认时可以当场回答的话，如“没有发生过”。 */
  answers?: readonly { id: string; label: string }[];
  /** 正在保存的回答的id */
  pendingAnswer?: string;
  /** 依据的条款，如“第五条（三）”；没有地址时只写名称。 */
  clause?: { label: string; href?: string };
  /** 数据来源，如“审计报告”；不给则未知，待确认时写“待您确认”。 */
  source?: string;
}
export interface ConditionTableProps {
  /** 表的名称，如“逐条核对”。读给读屏软件。 */
  label: string;
  conditions: readonly Condition[];
  onAnswer?: (conditionId: string, answerId: string) => void;
}

/**
 * 条件表. Each condition with what is required, what one has, the verdict, the clause it stands on and where the figure comes
 * from. What nobody knows yet is asked in its own line. In narrow places each condition becomes a block of lines.
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
