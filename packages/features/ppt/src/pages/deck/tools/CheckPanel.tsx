'use client';
import { useNow } from '@hengce/feature-kit';
import { ruleClasses } from '@hengce/proofreading';
import { dateInShanghai } from '@hengce/text';
import { type Issue, IssueList, Text } from '@hengce/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { proofreadSlides, type SlideIssue, withSuggestion } from '../../../model/proofread';
import { usePptText } from '../../../text';
import { stack } from '../editor/EditorView.css';
import type { DeckSession } from '../editor/useDeckSession';
import { wholeWidth } from './tools.css';

const idOf = ({ slideId, path, from, ruleId }: SlideIssue) => `${slideId} ${path} ${from} ${ruleId}`;
/** The same words are ignored wherever they stand by then. */
const ignoredAs = ({ ruleId, original }: SlideIssue) => `${ruleId} ${original}`;

/** What rules find in the slides, each with its clause; what is accepted is a change like any other. */
export function CheckPanel({ open }: { open: DeckSession }) {
  const all = usePptText();
  const text = all.check;
  const { work, change, dispatch } = open;
  const today = dateInShanghai(useNow());
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  const [currentId, setCurrentId] = useState<string>();
  const slides = useDeferredValue(work.slides);
  const found = useMemo(() => proofreadSlides(slides, today), [slides, today]);
  const issues = useMemo(() => found.filter((issue) => !ignored.has(ignoredAs(issue))), [found, ignored]);
  const rows = useMemo(
    () =>
      issues.map((issue, n): Issue => {
        const page = slides.findIndex(({ id }) => id === issue.slideId) + 1;
        return {
          id: idOf(issue),
          number: n + 1,
          category: text.place(page, ruleClasses[issue.class]),
          severity: issue.severity,
          original: issue.original,
          ...(issue.suggestion === null ? {} : { suggestion: issue.suggestion }),
          reason: issue.clause ? `${issue.reason}（${issue.clause}）` : issue.reason,
        };
      }),
    [issues, slides, text],
  );
  const issueOf = (id: string) => issues.find((issue) => idOf(issue) === id);
  const setCurrent = (id: string) => {
    setCurrentId(id);
    const issue = issueOf(id);
    if (issue) dispatch({ type: 'chosen', ids: [issue.slideId] });
  };
  return (
    <div className={stack}>
      <Text variant="meta">{text.about}</Text>
      <span role="status">{issues.length === 0 ? text.none : text.count(issues.length)}</span>
      <div className={wholeWidth}>
        <IssueList
          label={text.title}
          issues={rows}
          {...(currentId === undefined ? {} : { currentId })}
          onCurrentChange={setCurrent}
          onAccept={(id) => {
            const issue = issueOf(id);
            if (issue) change({ slides: withSuggestion(work.slides, issue) });
          }}
          onIgnore={(id) => {
            const issue = issueOf(id);
            if (issue) setIgnored(new Set([...ignored, ignoredAs(issue)]));
          }}
        />
      </div>
    </div>
  );
}
