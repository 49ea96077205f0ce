'use client';
import { useUiText } from '../../../provider/Provider';
import { visuallyHidden } from '../../../styles/visuallyHidden.css';
import { RuleLine } from '../RuleLine';
import { count as countClass, funnel, label as labelClass, line, stage } from './FunnelRule.css';
import { drawFunnelStage, type FunnelState } from './funnel';

export interface FunnelStage {
  id: string;
  /** 研发与人员 */
  label: string;
  /** done 已过；current 正在这里，用石青；open 还没有到，没有数。 */
  state: FunnelState;
  /** 过了这一步还剩多少；不知道为 null。 */
  count: number | null;
}
export interface FunnelRuleProps {
  /** 量的是什么，如“各组答完后还可能的政策”。读给读屏软件。 */
  label: string;
  /** 按先后 */
  stages: readonly FunnelStage[];
  /** 尺的全长；不给则是最大的数。 */
  total?: number;
}

/**
 * 收窄尺. One ruler for each step, all from zero on one scale, each as long as the number that is left after it, with
 * that number beside it.
 */
export function FunnelRule({ label, stages, total }: FunnelRuleProps) {
  const text = useUiText();
  const full = total ?? Math.max(1, ...stages.map(({ count }) => count ?? 0));
  return (
    <ol className={funnel} aria-label={label}>
      {stages.map(({ id, label: name, state, count }) => (
        <li key={id} className={stage} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={labelClass({ state })}>{name}</span>
          <span className={line}>
            <RuleLine height={14} {...drawFunnelStage(state, count, full)} />
          </span>
          <span className={countClass({ state })}>
            {count === null ? (
              <span className={visuallyHidden}>{text.stepState.todo}</span>
            ) : (
              count.toLocaleString('zh-CN')
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
