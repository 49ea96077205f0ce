'use client';
import { Meter } from 'react-aria-components';
import { useUiText } from '../../../provider/Provider';
import { RuleLine } from '../RuleLine';
import { label as labelClass, line, meter, used as usedClass, value as valueClass } from './UsageMeter.css';
import { drawProgress, drawUsage, type UsagePurpose, type UsageVariant, usageLevel } from './usage';

export interface UsageMeterProps {
  /** 用的是什么，如“智能对话”。 */
  label: string;
  used: number;
  /** 上限 */
  limit: number;
  /** 次、分钟、份、GB */
  unit: string;
  /**
   * row 名称、尺、数字在一行；stacked 名称与数字在上；bare 只有尺与数字。
   *
   * @default 'row'
   */
  variant?: UsageVariant;
  /** 代替“18/30次”的文字，如“还剩9天”；用到80%以上写剩余，如“剩1次”。 */
  valueText?: string;
  /**
   * quota 用掉的，越满越急；completeness 补齐的，越满越好，从不告警。
   *
   * @default 'quota'
   */
  purpose?: UsagePurpose;
}

/** 用量尺. Ink, gamboge from 80 % on, cinnabar when used up; the number is always beside it. */
export function UsageMeter({
  label,
  used,
  limit,
  unit,
  variant = 'row',
  valueText,
  purpose = 'quota',
}: UsageMeterProps) {
  const text = useUiText();
  const level = purpose === 'quota' ? usageLevel(used, limit) : 'normal';
  const number = (amount: number) => amount.toLocaleString('zh-CN');
  const spoken = valueText ?? text.usageOf(number(used), number(limit), unit);
  return (
    <Meter
      className={meter({ variant })}
      aria-label={label}
      value={Math.min(used, limit)}
      minValue={0}
      maxValue={Math.max(limit, 1)}
      valueLabel={level === 'usedUp' ? text.usageUsedUp(spoken) : spoken}
    >
      {variant === 'bare' ? null : <span className={labelClass({ variant })}>{label}</span>}
      <span className={line({ variant })}>
        <RuleLine height={14} {...(purpose === 'quota' ? drawUsage(used, limit) : drawProgress(used, limit))} />
      </span>
      <span className={valueClass()}>
        {valueText ? (
          <span className={level === 'normal' && purpose === 'quota' ? undefined : usedClass({ level })}>
            {valueText}
          </span>
        ) : (
          <>
            <span className={usedClass({ level })}>{number(used)}</span> / {number(limit)}
            {unit}
          </>
        )}
      </span>
    </Meter>
  );
}
