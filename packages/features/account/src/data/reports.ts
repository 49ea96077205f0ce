import { type Api, call } from '@hengce/api';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Reports (报告) of matching, or reviews (评测) of evaluation. */
export type ReportCollection = 'reports' | 'reviews';

const pageSize = 20;
const operations = { reports: 'listReports', reviews: 'listReviews' } as const;
export const collectionKey = (collection: ReportCollection) => mainKey(operations[collection]);

export const reportQueries = ({ main }: Api) => {
  const load = (collection: ReportCollection, query: { pageNum: number; pageSize: number }, signal: AbortSignal) =>
    collection === 'reports'
      ? call(main.GET('/api/v1/report/list', { params: { query }, signal }))
      : call(main.GET('/api/v1/report/reviews', { params: { query }, signal }));
  return {
    /** Reports or reviews, the newest first, a page after the other. */
    list: (collection: ReportCollection) =>
      infiniteQueryOptions({
        queryKey: [...collectionKey(collection), 'all'],
        queryFn: ({ pageParam, signal }) => load(collection, { pageNum: pageParam, pageSize }, signal),
        initialPageParam: 1,
        getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
      }),
    newest: (collection: ReportCollection) =>
      queryOptions({
        queryKey: [...collectionKey(collection), 'newest'],
        queryFn: ({ signal }) => load(collection, { pageNum: 1, pageSize: 4 }, signal),
      }),
  };
};

export const reportMutations = ({ main }: Api) => ({
  remove: apiMutation((body: { reportId: string }) => call(main.POST('/api/v1/report/remove', { body }))),
});
