import type { AccountExport } from '../../platform/module';
import { byNumber, byTime } from '../../platform/module';
import { hiddenFirms } from './directoryRepository';
import { stageNames } from './leadsCsv';

/**
 * The upgrade, runs (查找), lead lists, leads and exports of an account, for its data export; leads on firms that opted out
 * are left out.
 */
export const acquisitionExport: AccountExport = {
  parts: [
    {
      name: 'AI获客升级',
      sql: 'SELECT user_id AS page_key, upgraded_at FROM acquisition_upgrades WHERE user_id = $1',
    },
    {
      name: 'AI获客查找',
      sql: `SELECT ${byTime('created_at', 'id')}, title, query::json AS content, firm_count, created_at
          FROM acquisition_runs WHERE user_id = $1`,
    },
    {
      name: 'AI获客名单',
      sql: `SELECT ${byTime('created_at', 'id')}, name, created_at FROM lead_lists WHERE user_id = $1`,
    },
    {
      name: 'AI获客名单里的企业',
      sql: `SELECT d.id AS page_key, l.name AS list_name,
            (SELECT s.record->>'name' FROM directory_statements s WHERE s.firm_id = d.firm_id
             ORDER BY s.as_of DESC, s.source LIMIT 1) AS enterprise,
            d.stage, d.note, d.added_at, d.updated_at
          FROM leads d JOIN lead_lists l ON l.id = d.list_id
          WHERE l.user_id = $1 AND d.firm_id NOT IN (${hiddenFirms})`,
    },
    {
      name: 'AI获客导出记录',
      sql: `SELECT ${byNumber('id')}, list_name, purpose, firm_count, exported_at FROM lead_exports WHERE user_id = $1`,
    },
  ],
  fields: {
    stage: '阶段，见取值说明',
    upgraded_at: '升级的时间',
    firm_count: '企业数',
    list_name: '名单名称',
    purpose: '导出用途',
    exported_at: '导出的时间',
  },
  values: {
    stage: stageNames,
  },
};
