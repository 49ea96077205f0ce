'use client';
import { useUiText } from '../../provider/Provider';
import { IssueActions } from './IssueActions';
import { card, category, head, kind, number, reason, severity as severityClass, stroke } from './IssueCard.css';
import { IssueChange } from './IssueChange';
import { IssueOutcome } from './IssueOutcome';
import type { Issue } from './issueOptions';

export interface IssueCardProps {
  issue: Issue;
  /**
   * 正在看的一处：出现按钮
   *
   * @default false
   */
  isCurrent?: boolean;
  onAccept?: (id: string) => void;
  onIgnore?: (id: string) => void;
  /** 采纳同类的全部；不给则没有这个按钮 */
  onAcceptAlike?: (id: string) => void;
  /** 撤销采纳或忽略 */
  onUndo?: (id: string) => void;
}

/** 问题卡片: one finding of proofreading: what, how grave, what instead and why. Within an IssueList keys work too. */
export function IssueCard({ issue, isCurrent = false, onUndo, ...actions }: IssueCardProps) {
  const text = useUiText();
  const { severity, state = 'open' } = issue;
  return (
    <article className={`${card} ${severityClass[severity]}`} data-current={isCurrent || undefined}>
      <div className={head}>
        <span className={number}>{issue.number}</span>
        <span className={category}>{issue.category}</span>
        <span className={kind}>
          <span className={stroke[severity]} aria-hidden="true" />
          {text.issueSeverity[severity]}
        </span>
      </div>
      <IssueChange original={issue.original} suggestion={issue.suggestion} />
      {issue.reason && state === 'open' ? <p className={reason}>{issue.reason}</p> : null}
      {state === 'open' ? null : <IssueOutcome id={issue.id} state={state} onUndo={onUndo} />}
      {state === 'open' && isCurrent ? <IssueActions issue={issue} {...actions} /> : null}
    </article>
  );
}
