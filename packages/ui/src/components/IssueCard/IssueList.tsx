'use client';
import { createContext, memo, useContext, useMemo, useRef } from 'react';
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

interface Acting extends Omit<IssueCardProps, 'issue' | 'isCurrent'> {
  currentId?: string;
}
const ActingContext = createContext<Acting>({});

/** Row of an issue. Only a card with buttons follows what these do; the others are drawn once for each issue. */
function Row({ issue }: { issue: Issue }) {
  const { currentId, ...actions } = useContext(ActingContext);
  const isCurrent = issue.id === currentId;
  const hasButtons = isCurrent || (issue.state ?? 'open') !== 'open';
  return hasButtons ? <IssueCard issue={issue} isCurrent={isCurrent} {...actions} /> : <QuietCard issue={issue} />;
}

const QuietCard = memo(IssueCard);

/**
 * 问题列表. Up and down move through issues, Enter accepts the current one, Delete ignores it, Tab reaches its buttons. The
 * page moves on to the next issue and marks the same one in the text. Rows are drawn anew when `issues` is another
 * list, and of these only those whose issue is another object.
 */
export function IssueList({ label, issues, currentId, onCurrentChange, ...actions }: IssueListProps) {
  const text = useUiText();
  const latest = useRef({ issues, onCurrentChange, actions });
  latest.current = { issues, onCurrentChange, actions };
  const onKeyDown = ({ key, target, currentTarget }: React.KeyboardEvent) => {
    const isOnRow = target instanceof Element && target.closest('[role=row]') === target;
    if ((key !== 'Delete' && key !== 'Backspace') || !isOnRow || !currentTarget.contains(target)) return;
    const issue = issues.find(({ id }) => id === currentId);
    if (issue && (issue.state ?? 'open') === 'open') actions.onIgnore?.(issue.id);
  };
  // Rows are costly: they are drawn when what they show changes, not when what their buttons do is another function.
  const rows = useMemo(
    () => (
      <GridList
        aria-label={label}
        className={list}
        items={issues}
        dependencies={[text]}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        keyboardNavigationBehavior="tab"
        selectedKeys={currentId ? [currentId] : []}
        onSelectionChange={(keys) => {
          const [id] = keys === 'all' ? [] : [...keys];
          if (id !== undefined) latest.current.onCurrentChange?.(String(id));
        }}
        onAction={(id) => {
          const issue = latest.current.issues.find((candidate) => candidate.id === id);
          if (issue?.suggestion !== undefined && (issue.state ?? 'open') === 'open')
            latest.current.actions.onAccept?.(issue.id);
        }}
      >
        {(issue) => (
          <GridListItem
            className={item}
            textValue={text.issueName(issue.number, text.issueSeverity[issue.severity], issue.category, issue.original)}
          >
            <Row issue={issue} />
          </GridListItem>
        )}
      </GridList>
    ),
    [label, issues, currentId, text],
  );
  return (
    <ActingContext.Provider value={{ ...(currentId ? { currentId } : {}), ...actions }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside */}
      <div onKeyDown={onKeyDown}>{rows}</div>
    </ActingContext.Provider>
  );
}
