export { createKnowledgeBases, type KnowledgeBases } from './module';
export type { Passage, Passages } from './Passages';
