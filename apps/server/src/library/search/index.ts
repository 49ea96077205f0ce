export type { ClauseHit, ClauseHits, ClauseQuery } from './ClauseHits';
export { type FacetKey, facetKeys } from './facetKeys';
export { findClauses } from './findClauses';
export { IndexState } from './IndexState';
export { PolicyIndex } from './PolicyIndex';
export { parseQuery } from './parseQuery';
export { createSuggester } from './SuggestList';
export { searchIndex } from './searchIndex';
export { titleCore } from './titleCore';
