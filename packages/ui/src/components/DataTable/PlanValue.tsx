'use client';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { Icon } from '../Icon';
import { missing } from './PlanComparison.css';

/** Value of a plan's feature: a tick for true, a dash for false, null or undefined, both with their word; any other as it is. */
export function PlanValue({ value }: { value: ReactNode }) {
  const text = useUiText();
  if (value === true) return <Icon icon={Check} tone="success" label={text.planIncluded} />;
  if (value !== false && value !== undefined && value !== null) return value;
  return (
    <span className={missing}>
      <span aria-hidden="true">{text.missingValue}</span>
      <span className={visuallyHidden}>{text.planNotIncluded}</span>
    </span>
  );
}
