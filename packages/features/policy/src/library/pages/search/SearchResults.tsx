'use client';
import { Alert, LinkButton, Pagination, StateView } from '@hengce/ui';
import type { PolicySearchResult } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { NoResults } from './NoResults';
import { PolicyResultList } from './PolicyResultList';
import { note, pages } from './PolicySearchPage.css';
import { hasFilters, lastPage, pageSize, type SearchState } from './searchState';

export interface SearchResultsProps {
  state: SearchState;
  result: PolicySearchResult;
  /** The result is that of the search before. */
  isStale: boolean;
  onChange: (patch: Partial<SearchState>) => void;
  /** The address of this search with a part of it changed. */
  hrefFor: (patch: Partial<SearchState>) => string;
  /** The address of a search for these words alone. */
  hrefForWords: (q: string) => string;
}

/** The list with its pages, or why there is none. */
export function SearchResults({ state, result, isStale, onChange, hrefFor, hrefForWords }: SearchResultsProps) {
  const text = usePolicyText().search;
  const pageCount = Math.min(lastPage, Math.ceil(result.total / pageSize));
  if (result.total === 0) {
    return state.q === '' && !hasFilters(state) ? (
      <StateView kind="empty" title={text.emptyLibrary} description={text.emptyLibraryDescription} headingLevel={3} />
    ) : (
      <NoResults state={state} result={result} onChange={onChange} hrefForWords={hrefForWords} />
    );
  }
  if (result.rows.length === 0 || (!isStale && state.page > pageCount)) {
    return (
      <StateView
        kind="empty"
        title={text.beyondTitle(state.page, pageCount)}
        primaryAction={<LinkButton href={hrefFor({ page: 1 })}>{text.firstPage}</LinkButton>}
        headingLevel={3}
      />
    );
  }
  const { relaxed = false, terms } = result.recognised;
  return (
    <>
      {relaxed ? (
        <div className={note}>
          <Alert>{result.didYouMean.length > 0 ? text.relaxedTitles : text.relaxed}</Alert>
        </div>
      ) : null}
      <PolicyResultList rows={result.rows} terms={terms} isStale={isStale} />
      <div className={pages}>
        <Pagination page={state.page} pageCount={pageCount} hrefFor={(page) => hrefFor({ page })} />
      </div>
    </>
  );
}
