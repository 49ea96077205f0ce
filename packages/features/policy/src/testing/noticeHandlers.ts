import type { Notice, NoticeList } from '@hengce/api';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { delay } from 'msw';
import { matchEnterprise } from './matchFixtures';
import { noticeDetail, noticeList } from './noticeFixtures';

/** The calls of 申报通知, from the fixtures. */
export const noticeHandlers = ({
  list = noticeList,
  notice = noticeDetail,
}: {
  list?: NoticeList;
  notice?: Notice;
} = {}) => [
  mainHttp.get('/api/v1/enterprise/list', ({ response }) => response(200).json(ok([matchEnterprise]))),
  mainHttp.get('/api/v1/subscription/list', ({ response }) => response(200).json(ok([]))),
  mainHttp.get('/api/v1/notice/list', ({ query, response }) => {
    const state = query.get('state');
    const rows = list.rows.filter(({ window }) => state === null || window.state === state);
    return response(200).json(ok({ ...list, rows, total: rows.length }));
  }),
  mainHttp.get('/api/v1/notice/detail/{policyId}', ({ response }) => response(200).json(ok(notice))),
];

const reads = ['/api/v1/notice/list', '/api/v1/notice/detail/{policyId}'] as const;
export const noticesPending = reads.map((path) =>
  mainHttp.get(path, async () => {
    await delay('infinite');
    return new Response();
  }),
);
export const noticesFailing = reads.map((path) =>
  mainHttp.get(path, ({ response }) =>
    response.untyped(Response.json(fail(500, '服务暂时不可用', 500), { status: 500 })),
  ),
);
export const noticeGone = mainHttp.get('/api/v1/notice/detail/{policyId}', ({ response }) =>
  response.untyped(Response.json(fail(404, '没有找到这份申报通知，可能已撤下', 404), { status: 404 })),
);
