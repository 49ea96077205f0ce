'use client';
import { description, name, note, planHead, price } from './PlanComparison.css';
import type { Plan } from './planOptions';

/** Head of a plan's column: its name, audience and price. */
export function PlanHead({ plan }: { plan: Plan }) {
  return (
    <th scope="col" className={planHead({ isSelected: plan.isSelected ?? false })}>
      <span className={name}>
        {plan.name}
        {plan.tag}
      </span>
      <span className={description}>{plan.description}</span>
      <span className={price}>{plan.price}</span>
      <span className={note}>{plan.priceNote}</span>
    </th>
  );
}
