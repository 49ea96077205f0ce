export { Citation, type CitationProps } from './Citation';
export type { CitationSource } from './citationSource';
export { SourceCard, type SourceCardProps } from './SourceCard';
