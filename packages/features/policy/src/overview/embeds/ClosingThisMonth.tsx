'use client';
import { Text } from '@hengce/ui';
import { useMatchText } from '../../shared/components/match/text';
import { useFirmState } from '../useFirmState';

/** Sentence 本月有2项与企业有关的申报截止, for the line under a greeting. Nothing while it is unknown, or there are none. */
export function ClosingThisMonth() {
  const { today } = useMatchText().match;
  const firmState = useFirmState();
  if (firmState.kind !== 'firm' || firmState.summary.closingTotal === 0) return null;
  return <Text variant="meta">{today.closing(firmState.summary.closingTotal)}</Text>;
}
