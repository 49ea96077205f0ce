import { Link } from '@hengce/ui';
import type { PolicySearchResult } from '../../model/types';
import { usePolicyText } from '../../text';
import { example, examples, summary } from './PolicySearchPage.css';
import { hasFilters, type SearchState } from './searchState';

export interface SearchSummaryProps {
  state: SearchState;
  result: PolicySearchResult | undefined;
  /** The address of a search for these words alone. */
  hrefFor: (q: string) => string;
}

/** How many were found, and what of the words was understood. Read out politely when it changes. */
export function SearchSummary({ state, result, hrefFor }: SearchSummaryProps) {
  const { search: text, comma } = usePolicyText();
  const isIdle = state.q === '' && !hasFilters(state);
  const { docNo = null, clauseLabel = null, truncated = false } = result?.recognised ?? {};
  const said = result
    ? [
        isIdle ? text.totalAll(result.total) : text.total(result.total),
        docNo && text.recognisedDocNo(docNo),
        clauseLabel && text.recognisedClause(clauseLabel),
        truncated && text.truncated,
      ]
    : [];
  return (
    <>
      <p className={summary} role="status">
        {said.filter(Boolean).join(comma)}
      </p>
      {isIdle ? (
        <p className={examples}>
          {text.idleHint}
          {text.examples.map((words) => (
            <span key={words} className={example}>
              <Link href={hrefFor(words)} variant="standalone">
                {words}
              </Link>
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}
