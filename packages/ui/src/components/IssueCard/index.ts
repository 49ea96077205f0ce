export { IssueCard, type IssueCardProps } from './IssueCard';
export { IssueList, type IssueListProps } from './IssueList';
export { IssueMark, type IssueMarkProps } from './IssueMark';
export { type Issue, type IssueSeverity, type IssueState, issueSeverities, issueStates } from './issueOptions';
