'use client';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { Icon } from '../Icon';
import { missing } from './PlanComparison.css';

/** Tick for an included feature, dash for a missing one, both with their word; other values as they are. */
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
