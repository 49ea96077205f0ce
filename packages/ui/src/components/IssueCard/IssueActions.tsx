'use client';
import { useUiText } from '../../provider/Provider';
import { Button } from '../Button';
import { Kbd } from '../Kbd';
import { actions, keys } from './IssueCard.css';
import type { IssueCardProps } from './issueCardProps';
import type { Issue } from './issueOptions';

export interface IssueActionsProps extends Pick<IssueCardProps, 'onAccept' | 'onIgnore' | 'onAcceptAlike' | 'alike'> {
  issue: Issue;
}

/** Buttons of the current issue, with their keys. */
export function IssueActions({ issue, onAccept, onIgnore, onAcceptAlike, alike }: IssueActionsProps) {
  const text = useUiText();
  const canAccept = issue.suggestion !== undefined;
  return (
    <div className={actions}>
      {canAccept ? (
        <Button variant="primary" size="sm" onPress={() => onAccept?.(issue.id)}>
          {text.acceptIssue}
        </Button>
      ) : null}
      <Button size="sm" onPress={() => onIgnore?.(issue.id)}>
        {text.ignoreIssue}
      </Button>
      {canAccept && onAcceptAlike && alike !== 1 ? (
        <Button variant="quiet" size="sm" onPress={() => onAcceptAlike(issue.id)}>
          {text.acceptAlike(alike ?? 1)}
        </Button>
      ) : null}
      <span className={keys} aria-hidden="true">
        {canAccept ? (
          <>
            <Kbd>⏎</Kbd>
            {text.acceptIssue}
          </>
        ) : null}
        <Kbd>Del</Kbd>
        {text.ignoreIssue}
        <Kbd>↓</Kbd>
        {text.nextIssue}
      </span>
    </div>
  );
}
