'use client';
import { Button, Link, StateView, Text } from '@hengce/ui';
import { NoneNear } from '../../../shared/components/reach/NoneNear';
import type { PolicySearchResult } from '../../../shared/model/types';
import { usePolicyText } from '../../../shared/text';
import { closedLabel, withoutValues } from './filters/activeFilters';
import { help as helpBox, helpList } from './PolicySearchPage.css';
import { hasFilters, noFilters, type SearchState } from './searchState';

export interface NoResultsProps {
  state: SearchState;
  result: PolicySearchResult;
  onChange: (patch: Partial<SearchState>) => void;
  /** Address of a search for these words alone. */
  hrefForWords: (q: string) => string;
}

/**
 * Empty state of the search: the single condition to remove and its number of hits, or that one is not enough; similar
 * titles.
 */
export function NoResults({ state, result, onChange, hrefForWords }: NoResultsProps) {
  const text = usePolicyText();
  const { dropSuggestions, didYouMean, reach } = result;
  const isOneNotEnough = dropSuggestions.length === 0 && hasFilters(state);
  const offers = dropSuggestions.map(({ key, values, label, total }) => {
    const words = values.map((value) => closedLabel(key, value, text)).filter(Boolean);
    return {
      key,
      label: key === 'q' ? text.search.dropQuery(total) : text.search.drop(words.join(text.and) || label, total),
      drop: () => onChange(withoutValues(state, key, values)),
    };
  });
  const help = (
    <>
      {offers.length > 0 ? (
        <ul className={helpList}>
          {offers.map(({ key, label, drop }) => (
            <li key={key}>
              <Button size="sm" onPress={drop}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {didYouMean.length > 0 ? (
        <div className={helpBox}>
          <Text variant="meta">{text.search.didYouMean}</Text>
          <ul className={helpList}>
            {didYouMean.map((title) => (
              <li key={title}>
                <Link href={hrefForWords(title)}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
  if (reach?.elsewhere)
    return (
      <NoneNear reach={reach} onWiden={() => onChange({ everywhere: true })} headingLevel={3}>
        {help}
      </NoneNear>
    );
  return (
    <StateView
      kind="noResult"
      title={text.search.emptyTitle(state.q)}
      description={
        offers.length > 0
          ? text.search.emptyDescription
          : isOneNotEnough
            ? text.search.emptyTogether
            : text.search.emptyNoHelp
      }
      primaryAction={
        isOneNotEnough ? <Button onPress={() => onChange(noFilters)}>{text.search.clearAll}</Button> : undefined
      }
      headingLevel={3}
    >
      {help}
    </StateView>
  );
}
