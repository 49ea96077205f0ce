'use client';
import { useUiText } from '../../provider/Provider';
import { IssueActions } from './IssueActions';
import { card, category, head, kind, number, reason, severity as severityClass, stroke } from './IssueCard.css';
import { IssueChange } from './IssueChange';
import { IssueOutcome } from './IssueOutcome';
import type { IssueCardProps } from './issueCardProps';

/** 问题卡片. One issue of proofreading: category, severity, suggestion and reason. Within an IssueList keys work too. */
export function IssueCard({ issue, isCurrent = false, onUndo, detail, ...actions }: IssueCardProps) {
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
      {state === 'open' && isCurrent ? detail?.(issue.id) : null}
      {state === 'open' && isCurrent ? <IssueActions issue={issue} {...actions} /> : null}
    </article>
  );
}
