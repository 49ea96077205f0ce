'use client';
import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useFeatureHost } from './FeatureHost';

/** How a page's state stands in the address. `parse` accepts anything; `format` leaves defaults out. */
export interface SearchStateCodec<S> {
  parse(params: URLSearchParams): S;
  format(state: S): URLSearchParams;
}

/** The state of a page in its address: reload, share and Back keep it. */
export function useSearchState<S extends object>(
  codec: SearchStateCodec<S>,
): [state: S, setState: (patch: Partial<S>, options?: NavigateOptions) => void] {
  const { location, navigate } = useFeatureHost();
  const { pathname, search } = location;
  const state = useMemo(() => codec.parse(new URLSearchParams(search)), [codec, search]);
  const setState = useCallback(
    (patch: Partial<S>, options: NavigateOptions = {}) => {
      const query = codec.format({ ...codec.parse(new URLSearchParams(search)), ...patch }).toString();
      navigate(pathname + (query && `?${query}`), { keepScroll: true, ...options });
    },
    [codec, search, pathname, navigate],
  );
  return [state, setState];
}
