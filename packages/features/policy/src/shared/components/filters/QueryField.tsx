'use client';
import { useSearchWords } from '@hengce/feature-kit';
import { SearchField, type SearchFieldProps } from '@hengce/ui';

export interface QueryFieldProps extends Pick<SearchFieldProps, 'label' | 'placeholder' | 'maxLength'> {
  /** Words of the present search. */
  q: string;
  /** Called when the words are committed or cleared. */
  onSearch: (q: string) => void;
}

/** Search field of a list, which searches when the words are committed. */
export function QueryField({ q, onSearch, maxLength = 100, ...texts }: QueryFieldProps) {
  const words = useSearchWords(q, onSearch);
  return <SearchField {...texts} {...words} maxLength={maxLength} />;
}
