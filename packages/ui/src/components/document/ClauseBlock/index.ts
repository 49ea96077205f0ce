export { ClauseBlock, type ClauseBlockProps } from './ClauseBlock';
export { type ClauseKind, clauseKinds } from './clauseOptions';
