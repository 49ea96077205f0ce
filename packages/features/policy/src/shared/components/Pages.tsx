'use client';
import type { SearchStateCodec } from '@hengce/feature-kit';
import { Pagination } from '@hengce/ui';
import { usePageHref } from '../hooks/usePageHref';
import { muted } from './facts/facts.css';

export interface PagesProps<State extends { page: number }> {
  codec: SearchStateCodec<State>;
  state: State;
  total: number;
  pageSize: number;
  /** Highest page number of the server; `cut` is the text where there are more. */
  lastPage?: number;
  cut?: (lastPage: number) => string;
}

/** Pagination of a list, each page with an address; pages beyond the server's last are left out, which `cut` says. */
export function Pages<State extends { page: number }>({
  codec,
  state,
  total,
  pageSize,
  lastPage = Number.POSITIVE_INFINITY,
  cut,
}: PagesProps<State>) {
  const hrefFor = usePageHref(codec, state);
  return (
    <>
      <Pagination
        page={state.page}
        pageCount={Math.min(lastPage, Math.max(1, Math.ceil(total / pageSize)))}
        hrefFor={hrefFor}
      />
      {cut && total > lastPage * pageSize ? <p className={muted}>{cut(lastPage)}</p> : null}
    </>
  );
}
