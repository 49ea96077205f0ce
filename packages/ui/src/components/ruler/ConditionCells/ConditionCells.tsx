'use client';
import { useUiText } from '../../../provider/Provider';
import { Cells } from './Cells';
import { conditions, count, line, words } from './ConditionCells.css';
import { conditionSentence, conditionSummary } from './conditionOptions';

export interface ConditionCellsProps {
  /** 符合几项 */
  met: number;
  /**
   * 待确认几项
   *
   * @default 0
   */
  unknown?: number;
  /**
   * 不符几项
   *
   * @default 0
   */
  unmet?: number;
  /**
   * 格后写“6/7”
   *
   * @default false
   */
  hasCount?: boolean;
  /**
   * “1项待确认”写在哪里：none 不写，end 同一行，below 下一行。
   *
   * @default 'none'
   */
  summary?: 'none' | 'end' | 'below';
  /** 代替“1项待确认”的话，如“缺第21题”。 */
  summaryText?: string;
}

/**
 * 条件格. One cell per condition instead of an unexplained percentage: met is filled, unknown is hollow, unmet is pale.
 */
export function ConditionCells({ met, unknown = 0, unmet = 0, ...props }: ConditionCellsProps) {
  const { hasCount = false, summary = 'none', summaryText } = props;
  const text = useUiText();
  const counts = { met, unknown, unmet };
  const total = met + unknown + unmet;
  if (total === 0) return <span className={words({ isAllMet: false })}>{text.conditionsNone}</span>;
  return (
    <span className={conditions({ summary })}>
      <span className={line}>
        <span role="img" aria-label={conditionSentence(counts, text)}>
          <Cells {...counts} />
        </span>
        {hasCount ? (
          <span className={count} aria-hidden="true">
            {met}/{total}
          </span>
        ) : null}
      </span>
      {summary === 'none' ? null : (
        <span className={words({ isAllMet: met === total })} aria-hidden={summaryText ? undefined : 'true'}>
          {summaryText ?? conditionSummary(counts, text)}
        </span>
      )}
    </span>
  );
}
