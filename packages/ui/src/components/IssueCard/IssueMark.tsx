'use client';
import { Link } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { mark, markNumber, severity as severityClass } from './IssueCard.css';
import type { IssueSeverity, IssueState } from './issueOptions';

export interface IssueMarkProps {
  /** 文中的原话 */
  children: string;
  number: number;
  severity: IssueSeverity;
  /**
   * 采纳后只留淡底，忽略后没有记号
   *
   * @default 'open'
   */
  state?: IssueState;
  /** @default false */
  isCurrent?: boolean;
  /** 转到它的卡片 */
  onPress?: () => void;
}

/** 文中记号. The stroke under the words of an issue; an ignored one has none. */
export function IssueMark({ children, number, severity, state = 'open', isCurrent = false, onPress }: IssueMarkProps) {
  const text = useUiText();
  if (state === 'ignored') return children;
  return (
    <Link
      className={`${mark[severity]} ${severityClass[severity]}`}
      data-current={isCurrent || undefined}
      data-state={state}
      aria-current={isCurrent ? 'true' : undefined}
      onPress={onPress}
    >
      {children}
      <span className={markNumber} aria-hidden="true">
        {number}
      </span>
      <span className={visuallyHidden}>{text.issueMark(number, text.issueSeverity[severity])}</span>
    </Link>
  );
}
