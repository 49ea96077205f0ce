import type { AccountExport } from '../../platform/module';
import { byTime } from '../../platform/module';

/** Subscriptions of an account, for its data export. */
export const subscriptionsExport: AccountExport = {
  parts: [
    {
      name: '订阅',
      sql: `SELECT ${byTime('created_at', 'id')}, kind, name, spec::json AS spec, frequency, is_active, last_hit_at, created_at
          FROM subscriptions WHERE user_id = $1`,
    },
    {
      name: '订阅提醒过的',
      sql: `SELECT d.subscription_id || d.subject || d.version AS page_key, s.name, d.subject, d.delivered_at
          FROM subscription_deliveries d JOIN subscriptions s ON s.id = d.subscription_id WHERE s.user_id = $1`,
    },
  ],
  fields: {
    spec: '订阅的条件',
    frequency: '提醒频率，见取值说明',
    is_active: '是否启用',
    last_hit_at: '最近一次命中的时间',
    delivered_at: '提醒的时间',
  },
};
