'use client';
import { type RuleClass, ruleClasses, type Severity } from '@hengce/proofreading';
import { Button, type Issue, IssueList, SegmentedControl, Select, StateView } from '@hengce/ui';
import { type ReactNode, useRef } from 'react';
import { type Edit, keyOfEdit } from '../../../model/edits';
import { alikeIn, canAcceptUnseen, type Lists, type OpenIssue } from '../../../model/issues';
import type { Session, SessionAction, Tab } from '../../../model/session';
import type { FoundIssue } from '../../../reading/protocol';
import { useProofreadingText } from '../../../text';
import { IssueDetail } from './IssueDetail';
import { count as countClass, counts, keys, level, note, paneHead, paneRow, stroke } from './IssuePane.css';
import { useRowFocus } from './useRowFocus';
import { useSameObjects } from './useSameObjects';
import type { Triage } from './useTriage';
import { useWindowOf } from './useWindowOf';

export interface IssuePaneProps {
  session: Session;
  dispatch: (action: SessionAction) => void;
  lists: Lists;
  /** Open issues that pass the filters. */
  shown: readonly OpenIssue[];
  current: OpenIssue | undefined;
  isReadOnly: boolean;
  triage: Triage;
  onSelect: (issue: OpenIssue) => void;
  onAcceptAlike: (issue: OpenIssue) => void;
  onAcceptAll: () => void;
  /** Counter that grows when the keyboard asks for the list. */
  focusAsked: number;
  /** Content above the list: progress, and missing checks. */
  notes: ReactNode;
}

const severities = ['error', 'review', 'suggestion'] as const;

/** List of the issues by class and severity, fully usable by keyboard. */
export function IssuePane(props: IssuePaneProps) {
  const { session, dispatch, lists, shown, current, isReadOnly, triage, notes, focusAsked } = props;
  const text = useProofreadingText().issues;
  const list = useRef<HTMLDivElement>(null);
  const { tab } = session;
  const window = useWindowOf(shown, current);
  const cards = useSameObjects(window.issues.map((issue) => cardOf(issue, isReadOnly)));
  useRowFocus(list, focusAsked);
  const decided = tab === 'accepted' ? acceptedOf(session.edits) : ignoredOf(lists.ignored);
  const issueOf = (id: string) => shown.find((issue) => issue.id === id) as OpenIssue;
  return (
    <>
      <div className={counts}>
        {severities.map((name) => (
          <LevelCount
            key={name}
            name={name}
            count={lists.bySeverity[name]}
            isOn={session.severity === name}
            onPress={() => dispatch({ type: 'shown', severity: session.severity === name ? null : name, tab: 'open' })}
          />
        ))}
      </div>
      <div className={paneHead}>
        <SegmentedControl
          label={text.title}
          items={(['open', 'accepted', 'ignored'] as const).map((id) => ({
            id,
            label: `${text.tabs[id]}${id === 'open' ? lists.open.length : id === 'ignored' ? lists.ignored.length : acceptedOf(session.edits).length}`,
          }))}
          selectedKey={tab}
          onSelectionChange={(id) => dispatch({ type: 'shown', tab: id as Tab })}
        />
        {tab === 'open' && !isReadOnly && shown.some(canAcceptUnseen) ? (
          <Button variant="quiet" size="sm" onPress={props.onAcceptAll}>
            {text.acceptAll}
          </Button>
        ) : null}
      </div>
      {tab === 'open' && lists.byClass.length > 1 ? (
        <div className={note}>
          <Select
            label={text.byClass}
            variant="quiet"
            size="md"
            selectedKey={session.class ?? 'all'}
            items={[
              { id: 'all', label: text.allClasses(lists.open.length) },
              ...lists.byClass.map(({ class: id, count }) => ({ id, label: text.classCount(ruleClasses[id], count) })),
            ]}
            onSelectionChange={(id) => dispatch({ type: 'shown', class: id === 'all' ? null : (id as RuleClass) })}
          />
          <span className={keys}>{text.keys}</span>
        </div>
      ) : null}
      {notes}
      <div ref={list}>
        {tab === 'open' ? (
          shown.length === 0 ? null : (
            <>
              <IssueList
                label={text.list(text.tabs.open)}
                issues={cards}
                {...(current ? { currentId: current.id, alike: alikeIn(lists.open, current).length } : {})}
                onCurrentChange={(id) => props.onSelect(issueOf(id))}
                onAccept={(id) => triage.accept(issueOf(id))}
                onIgnore={(id) => triage.ignore(issueOf(id))}
                onAcceptAlike={(id) => props.onAcceptAlike(issueOf(id))}
                detail={(id) => <IssueDetail issue={issueOf(id)} isReadOnly={isReadOnly} triage={triage} />}
              />
              {window.more > 0 ? (
                <div className={paneRow}>
                  <Button variant="quiet" onPress={window.showMore}>
                    {text.more(window.more)}
                  </Button>
                </div>
              ) : null}
            </>
          )
        ) : decided.length > 0 ? (
          <IssueList
            label={text.list(text.tabs[tab])}
            issues={decided}
            onUndo={(id) => {
              if (tab === 'accepted') return triage.takeBack(new Set([id]));
              const issue = lists.ignored.find((one) => one.id === id);
              if (issue) triage.notice(issue);
            }}
          />
        ) : (
          <StateView kind="empty" title={tab === 'accepted' ? text.noneAccepted : text.noneIgnored} headingLevel={2} />
        )}
      </div>
    </>
  );
}

function LevelCount({
  name,
  count,
  isOn,
  onPress,
}: {
  name: Severity;
  count: number;
  isOn: boolean;
  onPress: () => void;
}) {
  const text = useProofreadingText().issues;
  return (
    <button
      type="button"
      className={level}
      aria-pressed={isOn}
      aria-label={text.onlySeverity(text.severities[name], count)}
      onClick={onPress}
    >
      <span>
        <span className={stroke[name]} aria-hidden="true" />
        {text.severities[name]}
      </span>
      <span className={countClass}>{count}</span>
    </button>
  );
}

const cardOf = (issue: OpenIssue, isReadOnly: boolean): Issue => ({
  id: issue.id,
  number: issue.number,
  severity: issue.severity,
  category: ruleClasses[issue.class],
  original: issue.original,
  reason: issue.reason,
  ...(issue.suggestions[0] === undefined || isReadOnly ? {} : { suggestion: issue.suggestions[0] }),
});

const acceptedOf = (edits: readonly Edit[]): Issue[] =>
  edits
    .filter((edit) => edit.issue)
    .map((edit, at) => ({
      id: keyOfEdit(edit),
      number: at + 1,
      severity: edit.issue?.severity ?? 'suggestion',
      category: ruleClasses[edit.issue?.class as RuleClass] ?? '',
      original: edit.original,
      suggestion: edit.replacement,
      state: 'accepted',
    }));

const ignoredOf = (issues: readonly FoundIssue[]): Issue[] =>
  issues.map((issue, at) => ({
    id: issue.id,
    number: at + 1,
    severity: issue.severity,
    category: ruleClasses[issue.class],
    original: issue.original,
    state: 'ignored',
  }));
