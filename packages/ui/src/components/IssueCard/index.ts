export { IssueCard } from './IssueCard';
export { IssueChange, type IssueChangeProps } from './IssueChange';
export { IssueList, type IssueListProps } from './IssueList';
export { IssueMark, type IssueMarkProps } from './IssueMark';
export type { IssueCardProps } from './issueCardProps';
export { type Issue, type IssueSeverity, type IssueState, issueSeverities, issueStates } from './issueOptions';
