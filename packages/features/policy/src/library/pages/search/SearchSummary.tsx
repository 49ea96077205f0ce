'use client';
import { Link, useSkeleton } from '@hengce/ui';
import type { PolicySearchResult } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { example, examples, summary } from './PolicySearchPage.css';
import { hasFilters, type SearchState } from './searchState';

export interface SearchSummaryProps {
  state: SearchState;
  result: PolicySearchResult | undefined;
  /** Whether a search is running; the result, if any, is that of the one before. */
  isLoading: boolean;
  /** Address of a search for these words alone. */
  hrefForWords: (q: string) => string;
}

/** Number of hits, and how the words were understood. Announced politely when it changes. */
export function SearchSummary({ state, result, isLoading, hrefForWords }: SearchSummaryProps) {
  const { search: text, comma } = usePolicyText();
  const isIdle = state.q === '' && !hasFilters(state);
  const { docNo = null, clauseLabel = null, truncated = false } = result?.recognised ?? {};
  // The list before stays readable; that a new one is on its way is said only when it takes a while.
  // The first time the skeleton says it to screen readers.
  const isWaiting = useSkeleton(isLoading);
  const said = result
    ? [
        isIdle && !result.reach ? text.totalAll(result.total) : text.total(result.total),
        docNo && text.recognisedDocNo(docNo),
        clauseLabel && text.recognisedClause(clauseLabel),
        truncated && text.truncated,
      ]
    : [];
  return (
    <>
      <p className={summary} role="status">
        {isWaiting ? <span aria-hidden={!result}>{text.searching}</span> : said.filter(Boolean).join(comma)}
      </p>
      {isIdle ? (
        <p className={examples}>
          {text.idleHint}
          {text.examples.map((words) => (
            <span key={words} className={example}>
              <Link href={hrefForWords(words)} variant="standalone">
                {words}
              </Link>
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}
