'use client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type NavigateOptions, useFeatureHost } from './FeatureHost';

/** Codec of a page's state in the address. `parse` accepts anything; `format` leaves defaults out. */
export interface SearchStateCodec<S> {
  parse(params: URLSearchParams): S;
  format(state: S): URLSearchParams;
}

/** Change of the state; a function where the new value depends on the old one. */
export type SearchStatePatch<S> = Partial<S> | ((state: S) => Partial<S>);

/** The state of a page in its address: reload, share and Back keep it. */
export function useSearchState<S extends object>(
  codec: SearchStateCodec<S>,
): [state: S, setState: (patch: SearchStatePatch<S>, options?: NavigateOptions) => void] {
  const { location, navigate } = useFeatureHost();
  const { pathname, search } = location;
  const state = useMemo(() => codec.parse(new URLSearchParams(search)), [codec, search]);
  // Routers come to a new address in their own time; a change that is made meanwhile is made to what was asked for last.
  const asked = useRef(search);
  useEffect(() => {
    asked.current = search;
  }, [search]);
  const setState = useCallback(
    (patch: SearchStatePatch<S>, options: NavigateOptions = {}) => {
      const latest = codec.parse(new URLSearchParams(asked.current));
      const query = codec.format({ ...latest, ...(typeof patch === 'function' ? patch(latest) : patch) }).toString();
      asked.current = query;
      navigate(pathname + (query && `?${query}`), { keepScroll: true, ...options });
    },
    [codec, pathname, navigate],
  );
  return [state, setState];
}
