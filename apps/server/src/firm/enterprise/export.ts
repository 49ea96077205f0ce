import { factSourceNames } from '@hengce/rules';
import type { AccountExport } from '../../platform/module';
import { byNumber, byTime } from '../../platform/module';

/** Enterprises and facts, as an account's data export lists them. */
export const enterpriseExport: AccountExport = {
  parts: [
    {
      name: '企业',
      sql: `SELECT ${byTime('created_at', 'id')}, name, uscc, region_code, region_name, industry_code, established_at, is_sample,
            is_current, created_at FROM enterprises WHERE owner_id = $1`,
    },
    {
      name: '企业资料',
      sql: `SELECT ${byNumber('f.id')}, e.name AS enterprise, f.key, f.period, f.value::json AS value, f.source, f.note,
            v.name AS evidence_file, f.is_chosen, f.recorded_at, f.superseded_at
          FROM enterprise_facts f JOIN enterprises e ON e.id = f.enterprise_id LEFT JOIN files v ON v.id = f.evidence_file_id
          WHERE e.owner_id = $1`,
    },
  ],
  fields: {
    uscc: '统一社会信用代码',
    region_code: '地区的行政区划代码',
    region_name: '地区',
    industry_code: '国民经济行业分类代码',
    established_at: '成立日期',
    is_sample: '是否示例',
    is_current: '是否当前企业',
    key: '资料的代号',
    period: '年度',
    value: '值，金额的单位为分',
    evidence_file: '佐证材料的文件名',
    is_chosen: '是否采用',
    superseded_at: '被替换的时间',
  },
  values: {
    source: factSourceNames,
  },
};
