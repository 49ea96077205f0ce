'use client';
import { Tag } from '@hengce/ui';
import type { MeetingDecision } from '../../../data/minutes';
import { useMeetingText } from '../../../text';

/** Numbers of a line that a model wrote and its evidence does not say; nothing once they were changed. */
export function UnverifiedTag({ line: { text: words, unverified = [] } }: { line: MeetingDecision }) {
  const text = useMeetingText().minutes;
  const numbers = unverified.filter((number) => words.includes(number));
  return numbers.length === 0 ? null : <Tag tone="warning">{text.unverified(numbers)}</Tag>;
}
