'use client';
import { measuredPrecision } from '@hengce/proofreading';
import { AiMark, Button, Text } from '@hengce/ui';
import type { OpenIssue } from '../../../model/issues';
import { useProofreadingText } from '../../../text';
import { detail, detailLinks, detailRow } from './IssuePane.css';
import type { Triage } from './useTriage';

export interface IssueDetailProps {
  issue: OpenIssue;
  isReadOnly: boolean;
  triage: Triage;
}

/** Evidence for an issue (clause, measured precision, exemptions), at most four other suggestions, and actions for all texts. */
export function IssueDetail({ issue, isReadOnly, triage }: IssueDetailProps) {
  const text = useProofreadingText().issues;
  const [, ...others] = issue.suggestions;
  const isModel = issue.source === 'model';
  return (
    <div className={detail}>
      {isModel ? <AiMark /> : <Text variant="meta">{basisWords(issue, text)}</Text>}
      {issue.exemption ? <Text variant="meta">{text.exemption(issue.exemption)}</Text> : null}
      {isModel || isOwn(issue) ? null : <Text variant="meta">{precisionWords(issue, text)}</Text>}
      {others.length > 0 && !isReadOnly ? (
        <div className={detailRow}>
          <Text variant="meta">{text.instead}</Text>
          {others.slice(0, 4).map((suggestion) => (
            <Button key={suggestion} size="sm" onPress={() => triage.accept(issue, suggestion)}>
              {text.insteadOf(suggestion)}
            </Button>
          ))}
        </div>
      ) : null}
      {isModel ? null : (
        <div className={detailLinks}>
          <Button variant="quiet" size="sm" onPress={() => triage.ignoreAlways(issue)}>
            {text.ignoreAlways}
          </Button>
          {/^\p{Script=Han}{2,20}$/u.test(issue.original) ? (
            <Button variant="quiet" size="sm" onPress={() => triage.addWord(issue)}>
              {text.addWord}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

type Words = ReturnType<typeof useProofreadingText>['issues'];

/** Whether an account's list found it, which alone can be right or wrong. */
const isOwn = ({ class: name }: OpenIssue): boolean => name === 'sensitive' || name === 'leader';

const basisWords = (issue: OpenIssue, text: Words): string =>
  isOwn(issue) ? text.ownList : issue.clause ? text.clause(issue.clause) : text.usage;

function precisionWords(issue: OpenIssue, text: Words): string {
  const measured = measuredPrecision.classes[issue.class];
  if (!measured || measured.precision === null) return text.precisionUnknown;
  return text.precision(`${(measured.precision * 100).toFixed(1)}%`, measured.marks);
}
