import type { Notice, NoticeList } from '@hengce/api';
import { mainHttp, ok } from '@hengce/api/testing';
import { matchEnterprise } from './matchFixtures';
import { noticeDetail, noticeList } from './noticeFixtures';

/** Handlers of 申报通知 over the fixtures. */
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
    return response(200).json(ok({ ...list, rows, total: rows.length, reach: query.get('near') ? list.reach : null }));
  }),
  mainHttp.get('/api/v1/notice/detail/{policyId}', ({ response }) => response(200).json(ok(notice))),
];
