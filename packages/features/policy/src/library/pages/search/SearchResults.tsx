'use client';
import { LinkButton, Pagination, StateView } from '@hengce/ui';
import type { PolicySearchResult } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { AnswerBlock } from './answer/AnswerBlock';
import { NoResults } from './NoResults';
import { PolicyResultList } from './PolicyResultList';
import { documents, pages } from './PolicySearchPage.css';
import { SearchNotes } from './SearchNotes';
import { hasFilters, lastPage, pageSize, type SearchState } from './searchState';
import type { Selection } from './selection/useSelection';

export interface SearchResultsProps {
  state: SearchState;
  result: PolicySearchResult;
  /** Whether the result is that of the search before. */
  isStale: boolean;
  selection: Selection;
  onChange: (patch: Partial<SearchState>) => void;
  /** Address of this search with a part of it changed. */
  hrefFor: (patch: Partial<SearchState>) => string;
  /** Address of a search for these words alone. */
  hrefForWords: (q: string) => string;
}

/** List of results with its pages, or the empty state. */
export function SearchResults({
  state,
  result,
  isStale,
  selection,
  onChange,
  hrefFor,
  hrefForWords,
}: SearchResultsProps) {
  const text = usePolicyText().search;
  const pageCount = Math.min(lastPage, Math.ceil(result.total / pageSize));
  if (result.total === 0) {
    return state.q === '' && !hasFilters(state) && !result.reach?.elsewhere ? (
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
  const { recognised, answer } = result;
  return (
    <>
      <SearchNotes result={result} />
      {answer ? (
        <>
          <AnswerBlock answer={answer} isNamed={recognised.kind === 'reference'} />
          <h3 className={documents}>{text.answer.documents}</h3>
        </>
      ) : null}
      <PolicyResultList rows={result.rows} terms={recognised.terms} isStale={isStale} selection={selection} />
      <div className={pages}>
        <Pagination page={state.page} pageCount={pageCount} hrefFor={(page) => hrefFor({ page })} />
      </div>
    </>
  );
}
