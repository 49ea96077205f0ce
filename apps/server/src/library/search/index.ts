export { type FacetKey, facetKeys } from './Catalog';
export { type ClauseHit, type ClauseHits, type ClauseQuery, findClauses } from './findClauses';
export { IndexState } from './IndexState';
export { PolicyIndex } from './PolicyIndex';
export { parseQuery } from './parseQuery';
export { createSuggester } from './SuggestList';
export { searchIndex } from './searchIndex';
export { titleCore } from './titleCore';
