'use client';
import { Check, CircleAlert, X } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { circle, description, label as labelClass, step as stepClass, steps as stepsClass, words } from './Steps.css';
import type { Step, StepsVariant } from './stepOptions';

export interface StepsProps {
  /** 做的是什么，如“项目申报匹配”。读给读屏软件。 */
  label: string;
  steps: readonly Step[];
  /**
   * vertical 带序号和说明，放在侧边；inline 只有名称，放在工作台的标题行。
   *
   * @default 'vertical'
   */
  variant?: StepsVariant;
}

const icon = { size: 14, strokeWidth: 2, absoluteStrokeWidth: true, 'aria-hidden': true } as const;

/** 步骤. The current step of a task, and those that need attention. On phones use StepProgress. */
export function Steps({ label: name, steps, variant = 'vertical' }: StepsProps) {
  const text = useUiText();
  return (
    <ol className={stepsClass({ variant })} aria-label={name}>
      {steps.map(({ id, label, state, description: more, href }, index) => {
        const isLink = href !== undefined;
        const content = (
          <>
            {variant === 'inline' && state === 'error' ? <CircleAlert {...icon} /> : null}
            {label}
            <span className={visuallyHidden}>，{text.stepState[state]}</span>
          </>
        );
        return (
          <li
            key={id}
            className={stepClass({ variant, isPassed: state === 'done' })}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {variant === 'vertical' ? (
              <span className={circle({ state })} aria-hidden="true">
                {state === 'done' ? <Check {...icon} /> : state === 'error' ? <X {...icon} /> : index + 1}
              </span>
            ) : null}
            <span className={words}>
              {isLink ? (
                <Link className={labelClass({ state, variant, isLink })} href={href}>
                  {content}
                </Link>
              ) : (
                <span className={labelClass({ state, variant })}>{content}</span>
              )}
              {variant === 'vertical' && more ? <span className={description}>{more}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
