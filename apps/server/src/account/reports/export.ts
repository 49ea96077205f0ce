import type { AccountExport } from '../../platform/module';
import { byTime } from '../../platform/module';

/** Reports of an account, for its data export. */
export const reportsExport: AccountExport = {
  parts: [
    {
      name: '报告与评测',
      sql: `SELECT ${byTime('created_at', 'id')}, kind, title, subject, headline, ruleset_date, is_stale, link, created_at
          FROM reports WHERE user_id = $1`,
    },
  ],
  fields: {
    subject: '评测或匹配的对象',
    headline: '主要结论',
    ruleset_date: '所用规则的日期',
    is_stale: '规则是否已更新',
  },
};
