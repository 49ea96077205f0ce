'use client';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { cell, corner, featureName, table, wrap } from './PlanComparison.css';
import { PlanHead } from './PlanHead';
import { PlanValue } from './PlanValue';
import type { Plan, PlanFeature } from './planOptions';

export interface PlanComparisonProps {
  /** 表的名称 */
  label: string;
  plans: readonly Plan[];
  features: readonly PlanFeature[];
}

/** 套餐对比. Two to four plans side by side; the chosen one is framed. On narrow screens it scrolls sideways. */
export function PlanComparison({ label, plans, features }: PlanComparisonProps) {
  const text = useUiText();
  const has = (plan: Plan) => plan.isSelected ?? false;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={wrap} aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={corner}>
              <span className={visuallyHidden}>{text.feature}</span>
            </th>
            {plans.map((plan) => (
              <PlanHead key={plan.id} plan={plan} />
            ))}
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <tr key={feature.id}>
              <th scope="row" className={featureName}>
                {feature.name}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className={cell({ isSelected: has(plan) })}>
                  <PlanValue value={feature.values[plan.id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={featureName} />
            {plans.map((plan) => (
              <td key={plan.id} className={cell({ isSelected: has(plan), isLast: true })}>
                {plan.action}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
