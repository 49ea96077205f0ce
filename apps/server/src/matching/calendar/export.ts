import type { AccountExport } from '../../platform/module';

/** Calendar feeds and their events, as an account's data export lists them. */
export const calendarExport: AccountExport = {
  parts: [
    {
      name: '日历订阅',
      sql: `SELECT f.enterprise_id AS page_key, e.name AS enterprise, f.with_to_verify, f.created_at
          FROM calendar_feeds f JOIN enterprises e ON e.id = f.enterprise_id WHERE e.owner_id = $1`,
    },
    {
      name: '日历事件',
      sql: `SELECT c.enterprise_id || c.entry_id AS page_key, e.name AS enterprise, c.day::text AS day, c.summary, c.description,
            c.changed_at, c.is_cancelled
          FROM calendar_events c JOIN enterprises e ON e.id = c.enterprise_id WHERE e.owner_id = $1`,
    },
  ],
  fields: {
    with_to_verify: '是否包含待核实的政策',
    day: '日期',
    summary: '标题',
    description: '说明',
    changed_at: '最近一次改动的时间',
    is_cancelled: '是否已取消',
    text: '内容',
  },
};
