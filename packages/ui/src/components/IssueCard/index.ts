export { IssueCard } from './IssueCard';
export { IssueList, type IssueListProps } from './IssueList';
export { IssueMark, type IssueMarkProps } from './IssueMark';
export type { IssueCardProps } from './issueCardProps';
export { type Issue, type IssueSeverity, type IssueState, issueSeverities, issueStates } from './issueOptions';
