'use client';
import { GridList, GridListItem } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { IssueCard } from './IssueCard';
import { item, list } from './IssueCard.css';
import type { IssueCardProps } from './issueCardProps';
import type { Issue } from './issueOptions';

export interface IssueListProps extends Omit<IssueCardProps, 'issue' | 'isCurrent'> {
  /** 名称，如“待处理的问题” */
  label: string;
  issues: readonly Issue[];
  /** 正在看的一处，文中同一处的记号也应是 isCurrent */
  currentId?: string;
  onCurrentChange?: (id: string) => void;
}

/**
 * 问题列表: up and down move through findings, Enter accepts the current one, Tab reaches its buttons. The page moves on to
 * the next finding and marks the same one in the text.
 */
export function IssueList({ label, issues, currentId, onCurrentChange, ...actions }: IssueListProps) {
  const text = useUiText();
  const accept = (id: string) => {
    const issue = issues.find((candidate) => candidate.id === id);
    if (issue?.suggestion !== undefined && (issue.state ?? 'open') === 'open') actions.onAccept?.(id);
  };
  return (
    <GridList
      aria-label={label}
      className={list}
      items={issues}
      dependencies={[currentId, actions]}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      keyboardNavigationBehavior="tab"
      selectedKeys={currentId ? [currentId] : []}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys];
        if (id !== undefined) onCurrentChange?.(String(id));
      }}
      onAction={(id) => accept(String(id))}
    >
      {(issue) => (
        <GridListItem
          className={item}
          textValue={text.issueName(issue.number, text.issueSeverity[issue.severity], issue.category, issue.original)}
        >
          <IssueCard issue={issue} isCurrent={issue.id === currentId} {...actions} />
        </GridListItem>
      )}
    </GridList>
  );
}
