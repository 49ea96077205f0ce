import type { AccountExport } from '../../platform/module';

/** Match reports and answers, as an account's data export lists them. */
export const matchExport: AccountExport = {
  parts: [
    {
      name: '匹配报告',
      sql: `SELECT id AS page_key, based_on, snapshot::json AS content, created_at FROM match_reports WHERE user_id = $1`,
    },
    {
      name: '分享的匹配报告',
      sql: `SELECT s.report_id AS page_key, s.report_id, s.created_at
          FROM match_shares s JOIN match_reports r ON r.id = s.report_id WHERE r.user_id = $1`,
    },
    {
      name: '匹配回答',
      sql: `SELECT a.enterprise_id || a.question_id AS page_key, e.name AS enterprise, a.question_id, a.kind, a.value, a.answered_at
          FROM match_answers a JOIN enterprises e ON e.id = a.enterprise_id WHERE e.owner_id = $1`,
    },
  ],
  fields: {
    based_on: '因确认而生成时，原报告的编号',
    report_id: '报告编号',
    question_id: '题目编号',
    answered_at: '回答的时间',
  },
};
