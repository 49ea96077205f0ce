'use client';
import { useSearchWords } from '@hengce/feature-kit';
import { SearchField, type SearchFieldProps } from '@hengce/ui';

export interface QueryFieldProps extends Pick<SearchFieldProps, 'label' | 'placeholder' | 'maxLength'> {
  /** What is searched for now. */
  q: string;
  /** The words are done, or taken away. */
  onSearch: (q: string) => void;
}

/** Words to search for in a list, sent when they are done. */
export function QueryField({ q, onSearch, maxLength = 100, ...texts }: QueryFieldProps) {
  const words = useSearchWords(q, onSearch);
  return <SearchField {...texts} {...words} maxLength={maxLength} />;
}
