'use client';
import { useFeatureHost } from '@hengce/feature-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePolicyHrefs } from '../../shared/hrefs';

const key = ['hc', 'policy', 'last-search'];

/** Effect that remembers the address of the present search, with its filters and page, for the way back from a document. */
export function useRememberSearch(): void {
  const { search } = useFeatureHost().location;
  const client = useQueryClient();
  useEffect(() => {
    // Nobody observes it while a document is read.
    client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(key, search.slice(1));
  }, [client, search]);
}

/** Address of 返回检索: the last search, else one for the words in this address. */
export function useSearchHref(): string {
  const { search } = useFeatureHost().location;
  const last = useQueryClient().getQueryData<string>(key);
  const words = new URLSearchParams(search).get('q');
  return usePolicyHrefs().search(last ?? (words ? new URLSearchParams({ q: words }).toString() : undefined));
}
