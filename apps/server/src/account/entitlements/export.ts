import type { AccountExport } from '../../platform/module';
import { byNumber } from '../../platform/module';
import { moduleNames } from './moduleNames';

/** Trial, equities, ledger and visits of an account, for its data export. */
export const entitlementsExport: AccountExport = {
  parts: [
    { name: '试用', sql: 'SELECT user_id AS page_key, started_at, expires_at FROM trials WHERE user_id = $1' },
    {
      name: '权益',
      sql: `SELECT module || id AS page_key, module, source, order_id, granted, used, reset, starts_at, expires_at
          FROM equities WHERE user_id = $1`,
    },
    {
      name: '次数明细',
      sql: `SELECT ${byNumber('id')}, module, reason, delta, at FROM use_ledger WHERE user_id = $1`,
    },
    {
      name: '访问记录',
      sql: `SELECT ${byNumber('id')}, type, recorded_at FROM usage_records WHERE user_id = $1`,
    },
  ],
  fields: {
    started_at: '开始的时间',
    expires_at: '到期的时间',
    starts_at: '开始的时间',
    module: '模块，见取值说明',
    source: '来源，见取值说明',
    order_id: '所属订单的编号',
    granted: '给予的次数，空为不限次数',
    used: '已用的次数',
    reset: '次数是否按月恢复，见取值说明',
    reason: '事由',
    delta: '次数的增减，空为不限次数',
    at: '发生的时间',
    recorded_at: '记录的时间',
    type: '类型，见取值说明',
  },
  values: {
    module: moduleNames,
    source: { trial: '试用', order: '套餐', gift: '赠送' },
    reset: { never: '不恢复', month: '每月恢复' },
    reason: { grant: '开通', use: '使用', refund: '退还', adjust: '调整' },
  },
};
