import type { ReactNode } from 'react';
import type { StatusRingState } from '../../Icon';

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
