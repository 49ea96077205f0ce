'use client';
import { AiMark, Tag } from '@hengce/ui';
import type { Minutes } from '../../../data/minutes';
import { useMeetingText } from '../../../text';

/** Who made minutes, and whether somebody edited them since. */
export function MinutesMark({ origin, isEdited }: Pick<Minutes, 'origin' | 'isEdited'>) {
  const text = useMeetingText().minutes;
  return (
    <>
      {origin === 'model' ? <AiMark /> : <Tag>{text.byRules}</Tag>}
      {isEdited ? <Tag tone="outline">{text.edited}</Tag> : null}
    </>
  );
}
