'use client';
import { Text } from '@hengce/ui';
import { useMatchText } from '../../shared/components/match/text';
import { useStanding } from '../useStanding';

/** 本月有2项与企业有关的申报截止, for the line under a greeting: of what may fit the firm. Nothing while that is not known, or none is. */
export function ClosingThisMonth() {
  const { today } = useMatchText().match;
  const standing = useStanding();
  if (standing.kind !== 'firm' || standing.summary.closingTotal === 0) return null;
  return <Text variant="meta">{today.closing(standing.summary.closingTotal)}</Text>;
}
