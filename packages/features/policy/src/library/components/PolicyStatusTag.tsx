'use client';
import type { PolicyStatus } from '@hengce/api';
import { Tag } from '@hengce/ui';
import { usePolicyText } from '../../shared/text';

/** Whether a policy is in force. */
export function PolicyStatusTag({ status }: { status: PolicyStatus }) {
  const names = usePolicyText().status;
  return <Tag tone={status === 'in_force' ? 'success' : 'neutral'}>{names[status]}</Tag>;
}
