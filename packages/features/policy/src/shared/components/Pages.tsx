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
  /** How far the server pages, and how that is said where there is more. */
  lastPage?: number;
  cut?: (lastPage: number) => string;
}

/** The pages of a list, each with an address. */
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
