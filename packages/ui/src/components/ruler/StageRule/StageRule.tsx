'use client';
import { useUiText } from '../../../provider/Provider';
import { visuallyHidden } from '../../../styles/visuallyHidden.css';
import { RuleLine } from '../RuleLine';
import { drawStages, type StageState } from './drawStages';
import { box, label as labelClass, note as noteClass, stage, stages as stagesClass } from './StageRule.css';

export interface Stage {
  id: string;
  /** 上传付款凭证 */
  label: string;
  /** 什么时候，如“11月19日 16:08”“预计11月23日前”。 */
  note?: string;
  state: StageState;
}
export interface StageRuleProps {
  /** 什么的进度，如“订单进度”。读给读屏软件。 */
  label: string;
  /** 按先后，3至6个 */
  stages: readonly Stage[];
}

/** 进程尺. Progress of an order or a declaration: done stages are ink, the current one is a ring, coming ones are pale. */
export function StageRule({ label, stages }: StageRuleProps) {
  const text = useUiText();
  return (
    <div className={box}>
      <RuleLine height={16} {...drawStages(stages.map(({ state }) => state))} />
      <ol className={stagesClass} aria-label={label}>
        {stages.map(({ id, label: name, note, state }) => (
          <li key={id} className={stage} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={labelClass({ state })}>
              {name}
              <span className={visuallyHidden}>，{text.stepState[state]}</span>
            </span>
            {note ? <span className={noteClass}>{note}</span> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
