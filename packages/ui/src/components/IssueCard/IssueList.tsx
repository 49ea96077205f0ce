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
 * 问题列表. Up and down move through issues, Enter accepts the current one, Delete ignores it, Tab reaches its buttons. The
 * page moves on to the next issue and marks the same one in the text.
 */
export function IssueList({ label, issues, currentId, onCurrentChange, ...actions }: IssueListProps) {
  const text = useUiText();
  const accept = (id: string) => {
    const issue = issues.find((candidate) => candidate.id === id);
    if (issue?.suggestion !== undefined && (issue.state ?? 'open') === 'open') actions.onAccept?.(id);
  };
  const onKeyDown = ({ key, target, currentTarget }: React.KeyboardEvent) => {
    const isOnRow = target instanceof Element && target.closest('[role=row]') === target;
    if ((key !== 'Delete' && key !== 'Backspace') || !isOnRow || !currentTarget.contains(target)) return;
    const issue = issues.find(({ id }) => id === currentId);
    if (issue && (issue.state ?? 'open') === 'open') actions.onIgnore?.(issue.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside
    <div onKeyDown={onKeyDown}>
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
    </div>
  );
}
