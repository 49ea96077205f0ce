import type { AccountExport } from '../../platform/module';

/** Watched firms and hits of an account, for its data export. */
export const publicityExport: AccountExport = {
  parts: [
    {
      name: '关注的企业',
      sql: 'SELECT name_key AS page_key, name, watched_at FROM watched_firms WHERE user_id = $1',
    },
    {
      name: '公示命中',
      sql: `SELECT h.id AS page_key, h.firm AS enterprise, l.record->>'title' AS publicity, e.name AS listed_name, e.project,
            h.certainty, h.is_confirmed, h.found_at
          FROM publicity_hits h JOIN publicity_lists l ON l.id = h.list_id
          JOIN publicity_entries e ON e.list_id = h.list_id AND e.seq = h.seq WHERE h.user_id = $1`,
    },
  ],
  fields: {
    watched_at: '关注的时间',
    enterprise: '企业名称',
    publicity: '公示名单的标题',
    listed_name: '名单里的企业名称',
    project: '项目',
    certainty: '怎样找到的，见取值说明',
    is_confirmed: '您是否确认',
    found_at: '发现的时间',
  },
  values: {
    certainty: { code: '统一社会信用代码一致', name: '名称一致', former: '曾用名一致', similar: '名称相近' },
  },
};
