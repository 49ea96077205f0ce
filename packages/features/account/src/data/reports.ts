import { type Api, call } from '@hengce/api';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Reports of matching, or reviews that score. */
export type ReportShelf = 'reports' | 'reviews';

const pageSize = 20;
const operations = { reports: 'listReports', reviews: 'listReviews' } as const;
export const shelfKey = (shelf: ReportShelf) => mainKey(operations[shelf]);

export const reportQueries = ({ main }: Api) => {
  const load = (shelf: ReportShelf, query: { pageNum: number; pageSize: number }, signal: AbortSignal) =>
    shelf === 'reports'
      ? call(main.GET('/api/v1/report/list', { params: { query }, signal }))
      : call(main.GET('/api/v1/report/reviews', { params: { query }, signal }));
  return {
    /** A shelf, newest first, a page after the other. */
    list: (shelf: ReportShelf) =>
      infiniteQueryOptions({
        queryKey: [...shelfKey(shelf), 'all'],
        queryFn: ({ pageParam, signal }) => load(shelf, { pageNum: pageParam, pageSize }, signal),
        initialPageParam: 1,
        getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
      }),
    newest: (shelf: ReportShelf) =>
      queryOptions({
        queryKey: [...shelfKey(shelf), 'newest'],
        queryFn: ({ signal }) => load(shelf, { pageNum: 1, pageSize: 4 }, signal),
      }),
  };
};

export const reportMutations = ({ main }: Api) => ({
  remove: apiMutation((body: { reportId: string }) => call(main.POST('/api/v1/report/remove', { body }))),
});
