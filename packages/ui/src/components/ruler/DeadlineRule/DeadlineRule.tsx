'use client';
import { useUiText } from '../../../provider/Provider';
import type { Deadline } from '../deadline';
import { deadlineWords } from '../deadlineWords';
import type { DocumentMilestone } from './axisMarks';
import { DocumentRule } from './DocumentRule';
import type { DeadlineSize, DeadlineVariant } from './deadlineOptions';
import { DeadlineDays, DeadlineRow, MiniDeadline } from './SmallDeadline';

export interface DeadlineRuleProps extends Deadline {
  /**
   * mini 尺与几个字在一行；row 尺在上、日期与剩余天数在下；words 只有几个字，放在尺画不开的窄处；document 版头红线，带全部日期。
   *
   * @default 'mini'
   */
  variant?: DeadlineVariant;
  /**
   * mini 的长度：72配“41天”，160配“还剩41天”。
   *
   * @default 'sm'
   */
  size?: DeadlineSize;
  /** document 的日期：发布、开放、截止、公示、拨付等。 */
  milestones?: DocumentMilestone[];
  /**
   * document 的线色。示例文件从不用红线。
   *
   * @default 'seal'
   */
  tone?: 'seal' | 'ink' | 'muted';
}

/**
 * 期限尺. A line with a ring for today and a stop for the deadline. At 14 days or less line and words turn cinnabar. It
 * is announced as one sentence: 申报期限：11月1日开放，12月31日截止，还剩41天.
 */
export function DeadlineRule({
  variant = 'mini',
  size = 'sm',
  milestones = [],
  tone = 'seal',
  ...deadline
}: DeadlineRuleProps) {
  const words = deadlineWords(deadline, useUiText());
  if (variant === 'document') return <DocumentRule deadline={deadline} milestones={milestones} tone={tone} />;
  if (variant === 'words') return <DeadlineDays deadline={deadline} words={words} />;
  if (variant === 'row') return <DeadlineRow deadline={deadline} words={words} />;
  return <MiniDeadline deadline={deadline} words={words} size={size} />;
}
