import type { AccountExport } from '../../platform/module';

/** Self-evaluations, as an account's data export lists them. */
export const evaluationExport: AccountExport = {
  parts: [
    {
      name: '评测内容',
      sql: `SELECT e.report_id AS page_key, e.kind, e.body::json AS content FROM evaluations e WHERE e.user_id = $1`,
    },
    {
      name: '自评得分',
      sql: `SELECT s.enterprise_id || s.item_id AS page_key, e.name AS enterprise, s.item_id, s.least, s.most, s.rated_at
          FROM score_ratings s JOIN enterprises e ON e.id = s.enterprise_id WHERE e.owner_id = $1`,
    },
  ],
  fields: {
    item_id: '事项编号',
    least: '最低分',
    most: '最高分',
    rated_at: '自评的时间',
  },
};
