export { ClauseBlock } from './ClauseBlock';
export type { ClauseBlockProps } from './clauseBlockProps';
export { type ClauseKind, clauseKinds } from './clauseOptions';
