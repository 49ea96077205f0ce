import type { Report } from '@hengce/api';
import { listReports, listReviews } from '@hengce/api/examples';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { delay, HttpResponse } from 'msw';

/** Handlers over reports and reviews in memory; removed ones are gone on the next fetch. */
export function createReportLists(
  initialReports: readonly Report[] = listReports.rows,
  initialReviews: readonly Report[] = listReviews.rows,
) {
  let reports = initialReports;
  let reviews = initialReviews;
  const page = (rows: readonly Report[], query: { get(name: string): string | null }) => {
    const size = Number(query.get('pageSize') ?? 10);
    const start = (Number(query.get('pageNum') ?? 1) - 1) * size;
    return ok({ rows: rows.slice(start, start + size), total: rows.length });
  };
  return [
    mainHttp.get('/api/v1/report/list', ({ query, response }) => response(200).json(page(reports, query))),
    mainHttp.get('/api/v1/report/reviews', ({ query, response }) => response(200).json(page(reviews, query))),
    mainHttp.post('/api/v1/report/remove', async ({ request, response }) => {
      const id = new URLSearchParams(await request.clone().text()).get('reportId');
      reports = reports.filter((report) => report.id !== id);
      reviews = reviews.filter((report) => report.id !== id);
      return response(200).json(ok(null, '已删除'));
    }),
  ];
}

export const reportListsFail = [
  mainHttp.get('/api/v1/report/list', ({ response }) => response.untyped(HttpResponse.error())),
  mainHttp.get('/api/v1/report/reviews', ({ response }) => response.untyped(HttpResponse.error())),
];
export const reportListsHang = [
  mainHttp.get('/api/v1/report/list', async ({ response }) => {
    await delay('infinite');
    return response.untyped(HttpResponse.error());
  }),
];
export const refuseRemoval = mainHttp.post('/api/v1/report/remove', ({ response }) =>
  response.untyped(HttpResponse.json(fail(404, '没有找到，可能已被删除', 404), { status: 404 })),
);
