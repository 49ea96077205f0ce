export type { ClauseHit, ClauseHits, ClauseQuery } from './clauses/ClauseHits';
export { findClauses } from './clauses/findClauses';
export { parseQuery } from './parseQuery';
export { type FacetKey, facetKeys } from './policyIndex/facetKeys';
export { IndexState } from './policyIndex/IndexState';
export { PolicyIndex } from './policyIndex/PolicyIndex';
export { createSuggester } from './SuggestList';
export { searchIndex } from './searchIndex';
export { titleCore } from './titleCore';
