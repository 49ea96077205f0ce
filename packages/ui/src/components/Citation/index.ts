export { Citation, type CitationProps } from './Citation';
export { type CitationCheck, type CitationSource, citationChecks } from './citationSource';
export { SourceCard, type SourceCardProps } from './SourceCard';
